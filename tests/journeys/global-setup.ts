/** Starts the journeys' server and stops it afterwards; passes its addresses through the environment. */
import { startJourneyServer } from './start-server.ts';

export default async function setup(): Promise<() => Promise<void>> {
	const server = await startJourneyServer();
	process.env.JOURNEY_URL = server.url;
	process.env.JOURNEY_CONTROL = server.controlUrl;
	return server.stop;
}
