/**
 * The rehearsal of docs/install.md, and of a restore after it, in its own root folder and network: services that an operator has elsewhere (mail, SMS,
 * card gateway), one shell for all blocks, and what people do on the site between and during them.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { sendPhoneCode, verifyPhone } from '#contract/account.ts';
import { currentUser, updateMe } from '#contract/identity.ts';
import { sendMasterCode, verifyMasterCode } from '#contract/people.ts';
import { beginTotp, confirmTotp } from '#contract/second-factor.ts';
import { confirmSignUp, signUpWithEmail } from '#contract/sign-in.ts';
import { startSimulator } from '#gateway-simulator/simulator.ts';
import { Browser } from '#tests/support/browser.ts';
import { type SmsSink, startSmsSink } from '#tests/support/sms-sink.ts';
import { type SmtpSink, startSmtpSink } from '#tests/support/smtp-sink.ts';
import { upload } from '#tests/support/uploads.ts';
import { ADMIN_SECTION, type Block, installBlocks, PACKAGES_SECTION, RELEASE_SECTION, restoreBlocks, UPGRADE_SECTION } from './plan.ts';

/** For names below `localhost` Caddy signs certificates itself. */
const DOMAIN = 'mishwar.localhost';
const PHONE = '+962790000000';
/** More than 60 bytes, but at most 60 letters (of two bytes each), which is what the database allows. */
const FIRST_NAME = 'عبد الرحمن عبد الله محمد أمين الخصاونة';
/** Characters that a shell would interpret. */
const AWKWARD = 'a $HOME & `more`; #1 "x"';
/** Addresses of the servers that the document starts. */
const SERVERS = ['http://127.0.0.1:3000', 'http://127.0.0.1:3001'] as const;
const OTHER_WAY = [SERVERS[1], SERVERS[0]] as const;
const ARRIVES_WITHIN_MS = 60_000;
const CADDY_CERTIFICATE = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';

/** Makes the system trust Caddy's own certificate authority as soon as it exists; a public one would need nothing. */
const TRUST = `#!/bin/bash
for try in $(seq 60); do [ ! -e ${CADDY_CERTIFICATE} ] || break; sleep 1; done
cp ${CADDY_CERTIFICATE} /usr/local/share/ca-certificates/caddy.crt && update-ca-certificates >/dev/null 2>&1
`;
const JOURNAL = '#!/bin/bash\ncat "/var/log/rehearsal/$2"\n';

const root = path.join(process.argv[2] ?? '', 'debian');
const inRoot = (name: string) => path.join(root, name);
const say = (line: string) => void process.stdout.write(`· ${line}\n`);

function script(name: string, text: string): void {
	writeFileSync(inRoot(name), text);
	chmodSync(inRoot(name), 0o755);
}

/** Node with npm as on this machine, the two files of the release, and a substitute for systemd. */
function furnish(): void {
	cpSync(process.execPath, inRoot('usr/local/bin/node'));
	const npm = path.resolve(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()), '../..');
	mkdirSync(inRoot('usr/local/lib/node_modules'), { recursive: true });
	cpSync(npm, inRoot('usr/local/lib/node_modules/npm'), { recursive: true });
	symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', inRoot('usr/local/bin/npm'));
	cpSync(path.join(root, '..', 'release'), inRoot('root'), { recursive: true });
	cpSync('tests/operations/rehearsal/systemctl', inRoot('usr/local/bin/systemctl'));
	script('usr/local/bin/journalctl', JOURNAL);
	script('root/after-restart-caddy', TRUST);
}

const settingOf = (name: string) => new RegExp(`(^|\\s)${name}=\\S+`);

/** The code with our values instead of the operator's. They are escaped, because the shell expands the text that contains the settings; an operator uses an editor. */
const filledIn = (code: string, values: Record<string, string>): string =>
	Object.entries(values).reduce(
		(text, [name, value]) => text.replace(settingOf(name), (_, before) => `${before}${name}='${value.replace(/[\\$`]/g, '\\$&')}'`),
		code,
	);

/** The last lines of each service's log. */
function logs(): string {
	const folder = inRoot('var/log/rehearsal');
	if (!existsSync(folder)) return '';
	const files = readdirSync(folder).filter((name) => !name.endsWith('.pid'));
	return files.map((name) => `${name}:\n${readFileSync(path.join(folder, name), 'utf8').slice(-1500)}`).join('\n');
}

type Shell = { run(name: string, code: string): Promise<void>; end(): Promise<void> };

/** One shell as root. Each block is a file, so that no command reads the next one as its input. */
function openShell(): Shell {
	const child = spawn('chroot', [root, 'bash', '-euo', 'pipefail', '-s'], {
		stdio: ['pipe', 'pipe', 'inherit'],
		env: {
			PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
			HOME: '/root',
			NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
		},
	});
	const ended = once(child, 'exit') as Promise<[number | null]>;
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => {
		output += chunk;
		process.stdout.write(String(chunk).replace(/^done-.*\n/gm, ''));
	});
	child.stdin.write('cd /root\n');
	return {
		async run(name, code) {
			const mark = `done-${randomBytes(6).toString('hex')}`;
			writeFileSync(inRoot(`root/${mark}.sh`), code);
			child.stdin.write(`. /root/${mark}.sh\necho ${mark}\n`);
			while (!output.includes(mark)) {
				const [code] = (await Promise.race([ended, wait(50, [null] as const)])) as [number | null];
				if (code !== null || child.exitCode !== null) throw new Error(`${name}: a command failed\n${logs()}`);
			}
		},
		async end() {
			child.stdin.end();
			await ended;
		},
	};
}

/** Waits until the address is ready. */
async function until(address: string): Promise<void> {
	const deadline = Date.now() + ARRIVES_WITHIN_MS;
	while ((await fetch(address).catch(() => null))?.status !== 200) {
		if (Date.now() > deadline) throw new Error(`${address} is not ready\n${logs()}`);
		await wait(200);
	}
}

/** Waits for the code in the newest message that has one. */
async function codeIn(texts: () => string[], pattern: RegExp): Promise<string> {
	const until = Date.now() + ARRIVES_WITHIN_MS;
	while (Date.now() < until) {
		const [code] = texts()
			.flatMap((text) => pattern.exec(text)?.[0] ?? [])
			.slice(-1);
		if (code) return code;
		await wait(200);
	}
	throw new Error(`no message with ${pattern}`);
}

/** Signs up by e-mail and verifies the phone, over TLS, as section 5 begins. */
async function signUp(browser: Browser, mail: SmtpSink, sms: SmsSink): Promise<void> {
	const email = 'operator@mishwar.test';
	await browser.call(signUpWithEmail, { body: { email, password: 'a long password', firstName: FIRST_NAME, lastName: 'حداد' } });
	const code = await codeIn(() => mail.emails.map(({ text = '' }) => text), /\b[A-Z0-9]{6}\b/);
	await browser.call(confirmSignUp, { body: { email, code } });
	await browser.call(sendPhoneCode, { body: { phone: PHONE } });
	await browser.call(verifyPhone, { body: { phone: PHONE, code: await codeIn(() => sms.messages.map(({ text }) => text), /\b\d{6}\b/) } });
}

/** With an SMS code and a new second factor, as section 5 ends. */
async function signInAsSuperAdmin(browser: Browser, sms: SmsSink): Promise<string> {
	const before = sms.messages.length;
	await browser.call(sendMasterCode, { body: { phone: PHONE } });
	const code = await codeIn(() => sms.messages.slice(before).map(({ text }) => text), /\b\d{6}\b/);
	await browser.call(verifyMasterCode, { body: { phone: PHONE, code } });
	const { secret } = await browser.call(beginTotp);
	await browser.call(confirmTotp, { body: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() } });
	return (await browser.call(currentUser)).role;
}

const picture = (background: string) =>
	sharp({ create: { width: 800, height: 600, channels: 3, background } })
		.jpeg()
		.toBuffer();

/** Changes the picture through one server and reads it through the other: they share the files. */
async function changePicture(browser: Browser, [writer, reader]: readonly [string, string], background: string): Promise<string> {
	const profileImageUrl = await upload({ browser: browser.at(writer) }, await picture(background));
	const { profileImageUrl: address } = await browser.at(writer).call(updateMe, { body: { profileImageUrl } });
	if (!address) throw new Error('there is no picture');
	await assertShown(browser.at(reader), address);
	return address;
}

async function assertShown(browser: Browser, address: string): Promise<void> {
	const answer = await browser.fetch(address);
	if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
	await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
}

/** Reads and writes through the proxy until it is stopped. Returns the calls that failed. */
function keepCalling(browser: Browser): { end(): Promise<{ calls: number; failed: string[] }> } {
	const failed: string[] = [];
	let [isOver, calls] = [false, 0];
	const call = async (method: 'GET' | 'POST', address: string) => {
		calls += 1;
		const { status } = await browser.fetch(address, { method }).catch((error: unknown) => ({ status: String(error) }));
		if (status !== 200) failed.push(`${method} ${address}: ${status}`);
	};
	const all = Array.from({ length: 3 }, async () => {
		while (!isOver) {
			await call('GET', '/api/cars');
			await call('POST', '/api/notifications/read-all');
			await wait(50);
		}
	});
	return {
		end: async () => {
			isOver = true;
			await Promise.all(all);
			return { calls, failed };
		},
	};
}

/** Puts the same release under another version into /root, as an operator would copy its two files. */
function makeNextRelease(): string {
	const [former = ''] = readdirSync(inRoot('opt/mishwar')).filter((name) => name.startsWith('mishwar-'));
	const packing = `tar -C ../opt/mishwar --transform s/^${former}/mishwar-9.9.9/ -I 'gzip -1' -cf mishwar-9.9.9.tar.gz ${former}`;
	execFileSync('bash', ['-c', `${packing} && sha256sum mishwar-9.9.9.tar.gz > mishwar-9.9.9.tar.gz.sha256`], { cwd: inRoot('root') });
	return '9.9.9';
}

const needed = installBlocks().filter(({ section }) => section !== PACKAGES_SECTION && section !== RELEASE_SECTION);
furnish();
// What systemd does when the package is installed.
execFileSync('chroot', [root, 'pg_ctlcluster', '15', 'main', 'start'], { stdio: 'inherit' });
const [mail, sms] = [await startSmtpSink(AWKWARD), await startSmsSink(AWKWARD)];
const [apiKey, webhookSecret] = [AWKWARD, 'secret-of-the-rehearsal'];
const gateway = await startSimulator({ apiKey, webhookSecret, webhookUrl: `https://${DOMAIN}/api/payments/webhook/myfatoorah` });
const values = {
	...{ DOMAIN, PHONE, SMTP_URL: mail.url, ...sms.settings },
	...{ MYFATOORAH_URL: gateway.url, MYFATOORAH_API_KEY: apiKey, MYFATOORAH_WEBHOOK_SECRET: webhookSecret },
};
const unset = Object.keys(values).filter((name) => !needed.some(({ code }) => settingOf(name).test(code)));
if (unset.length > 0) throw new Error(`docs/install.md no longer sets ${unset.join(', ')}`);
const shell = openShell();
async function runBlock({ section, code }: Block, further: Record<string, string> = {}): Promise<void> {
	const started = performance.now();
	await shell.run(section, filledIn(code, { ...values, ...further }));
	say(`${section}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
const operator = new Browser(`https://${DOMAIN}`);

/** Runs section 5, and creates what must exist after the restore. */
async function becomeSuperAdmin(block: Block): Promise<string> {
	setDefaultCACertificates([...getCACertificates('default'), readFileSync(inRoot(CADDY_CERTIFICATE), 'utf8')]);
	await signUp(new Browser(`https://${DOMAIN}`), mail, sms);
	await runBlock(block);
	const role = await signInAsSuperAdmin(operator, sms);
	if (role !== 'SUPER_ADMIN') throw new Error(`signed in as ${role}`);
	say(`Signed in over TLS as ${role}`);
	await changePicture(operator, SERVERS, '#226688');
	return changePicture(operator, OTHER_WAY, '#886622');
}

async function upgrade(block: Block): Promise<void> {
	const VERSION = makeNextRelease();
	const load = keepCalling(operator);
	await runBlock(block, { VERSION });
	const { calls, failed } = await load.end();
	if (failed.length > 0) throw new Error(`${failed.length} of ${calls} calls failed during the upgrade: ${failed.slice(0, 5).join('; ')}`);
	say(`Upgraded to ${VERSION} under ${calls} calls, none of which failed`);
}

let photo = '';
for (const block of needed) {
	if (block.section === ADMIN_SECTION) photo = await becomeSuperAdmin(block);
	else if (block.section === UPGRADE_SECTION) await upgrade(block);
	else await runBlock(block);
}
const backups = readdirSync(inRoot('var/backups/mishwar'));
say(`Backup: ${backups.join(', ')}`);
// The simulated accident.
rmSync(inRoot('var/lib/mishwar/objects/photos'), { recursive: true });
const restored = { BACKUP: `/var/backups/mishwar/${backups.at(-1)}`, MOMENT: new Date().toISOString() };
for (const block of restoreBlocks()) await runBlock(block, restored);
for (const server of SERVERS) await until(`${server}/readyz`);
const { firstName } = await operator.call(currentUser);
if (firstName !== FIRST_NAME) throw new Error(`${firstName} was restored`);
await assertShown(operator, photo);
for (const way of [SERVERS, OTHER_WAY]) await changePicture(operator, way, '#228866');
say('Restored: an Arabic name, a photo, and files that both servers can replace');
await shell.end();
// Services end with this process, which is the first one of its namespace.
process.exit(0);
