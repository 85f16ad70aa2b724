/** Starts the journeys' server before them and ends it after them; they learn its addresses from the environment. */
import { startJourneyServer } from './start-server.ts';

export default async function setup(): Promise<() => Promise<void>> {
	const server = await startJourneyServer();
	process.env.JOURNEY_URL = server.url;
	process.env.JOURNEY_CONTROL = server.controlUrl;
	return server.stop;
}
