import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const SETTINGS = { MYFATOORAH_API_KEY: 'test-key', MYFATOORAH_WEBHOOK_SECRET: 'test-secret' };

const children: ChildProcess[] = [];
afterEach(() => {
	for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(args: string[] = [], env: NodeJS.ProcessEnv = SETTINGS) {
	const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
	children.push(child);
	return child;
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
	let text = '';
	for await (const chunk of stream.setEncoding('utf8')) {
		text += chunk;
		if (text.includes('\n')) break;
	}
	return text;
}

test('prints its address, answers calls, and ends on SIGTERM', async () => {
	const child = run();
	const { listening } = JSON.parse(await firstLine(child.stdout));
	expect(listening).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
	expect((await fetch(listening)).status).toBe(404);
	child.kill('SIGTERM');
	expect(await once(child, 'exit')).toEqual([0, null]);
});

test('ends with its parent if that is configured: the pipe on stdin closes', async () => {
	const child = run(['--exit-with-parent']);
	await firstLine(child.stdout);
	child.stdin.end();
	expect(await once(child, 'exit')).toEqual([0, null]);
});

test('ends with its parent if that is configured: the parent dies', async () => {
	const script = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(MAIN)}, '--exit-with-parent'], { stdio: ['ignore', 'inherit', 'inherit'] })`;
	const parent = spawn(process.execPath, ['-e', script], { env: SETTINGS, stdio: ['ignore', 'pipe', 'pipe'] });
	children.push(parent);
	const { listening } = JSON.parse(await firstLine(parent.stdout));
	parent.kill('SIGKILL');
	const answers = () =>
		fetch(listening).then(
			() => true,
			() => false,
		);
	await expect.poll(answers, { timeout: 5_000 }).toBe(false);
});

test('does not start without its settings, and names them', async () => {
	const child = run([], { MYFATOORAH_API_KEY: '', GATEWAY_SIMULATOR_PORT: 'many', WEBHOOK_URL: 'somewhere' });
	const problems = firstLine(child.stderr);
	expect(await once(child, 'exit')).toEqual([1, null]);
	expect(await problems).toMatch(/GATEWAY_SIMULATOR_PORT.*MYFATOORAH_API_KEY.*MYFATOORAH_WEBHOOK_SECRET.*WEBHOOK_URL/s);
});

test('serves PayTabs if key and profile are set, and refuses only one of them', async () => {
	const child = run([], { ...SETTINGS, PAYTABS_SERVER_KEY: 'k', PAYTABS_PROFILE_ID: '81000' });
	const { listening } = JSON.parse(await firstLine(child.stdout));
	const query = (authorization: string) =>
		fetch(`${listening}/payment/query`, { method: 'POST', headers: { authorization }, body: '{"profile_id":81000,"cart_id":"a"}' });
	expect([(await query('k')).status, (await query('Bearer k')).status, (await query('')).status]).toEqual([200, 401, 401]);

	const half = run([], { ...SETTINGS, PAYTABS_SERVER_KEY: 'k' });
	const problem = firstLine(half.stderr);
	expect(await once(half, 'exit')).toEqual([1, null]);
	expect(await problem).toMatch(/PAYTABS_PROFILE_ID/);
});
