/** A separate process that listens, is busy for a moment with each request, and closes its port on a message. */
import { listen } from '#server/app/listen.ts';

const BUSY_MS = 3;

const server = await listen(0, '127.0.0.1');
await server.serve((_, response) => {
	const end = performance.now() + BUSY_MS;
	while (performance.now() < end);
	response.end();
});
process.once('message', () => void server.close().then(() => process.disconnect()));
process.send?.(server.port);
