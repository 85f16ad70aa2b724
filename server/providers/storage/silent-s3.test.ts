/** The time limit holds while memory is collected: an unreferenced signal would be collected with its timer. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { createS3 } from './s3.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
setFlagsFromString('--no-expose-gc');

const silent = createServer((socket) => socket.on('error', () => undefined));
await once(silent.listen(0, '127.0.0.1'), 'listening');
const collecting = setInterval(collectGarbage, 50);
afterAll(() => {
	clearInterval(collecting);
	silent.close();
});

it('fails if a store does not answer', { timeout: 5000 }, async () => {
	const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
	const settings = { endpoint, bucket: 'cars', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
	const store = createS3(settings, { tries: 1, timeoutMs: 800 });
	await expect(store.get('photos/one/400.webp')).rejects.toThrow('was not reached');
});
