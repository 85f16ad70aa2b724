/**
 * The rehearsal of docs/install.md in its own root folder and network: services that an operator has elsewhere (mail, SMS, card gateway), one shell for
 * all blocks, and what the operator does on the site between them.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Secret, TOTP } from 'otpauth';
import { sendPhoneCode, verifyPhone } from '#contract/account.ts';
import { confirmSignUp, currentUser, signUpWithEmail } from '#contract/identity.ts';
import { sendMasterCode, verifyMasterCode } from '#contract/people.ts';
import { beginTotp, confirmTotp } from '#contract/second-factor.ts';
import { startSimulator } from '#gateway-simulator/simulator.ts';
import { Browser } from '#tests/support/browser.ts';
import { type SmsSink, startSmsSink } from '#tests/support/sms-sink.ts';
import { type SmtpSink, startSmtpSink } from '#tests/support/smtp-sink.ts';
import { ADMIN_SECTION, type Block, installBlocks, PACKAGES_SECTION, RELEASE_SECTION } from './plan.ts';

/** For names below `localhost` Caddy signs certificates itself. */
const DOMAIN = 'mishwar.localhost';
const PHONE = '+962790000000';
const ARRIVES_WITHIN_MS = 60_000;
const CADDY_CERTIFICATE = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';

/** What an authority that everybody trusts does not need: its certificate is known before it is used. */
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

/** Node with npm as of this machine, the two files of the release, and what stands in for systemd. */
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

/** With our values where the page has those of an operator. */
const filledIn = (code: string, values: Record<string, string>): string =>
	Object.entries(values).reduce((text, [name, value]) => text.replace(settingOf(name), `$1${name}=${value}`), code);

/** The ends of what the services have said. */
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

/** Of the newest message that has one. */
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
	await browser.call(signUpWithEmail, { body: { email, password: 'a long password', firstName: 'Rania', lastName: 'Haddad' } });
	const code = await codeIn(() => mail.letters.map(({ text = '' }) => text), /\b[A-Z0-9]{6}\b/);
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

const needed = installBlocks().filter(({ section }) => section !== PACKAGES_SECTION && section !== RELEASE_SECTION);
furnish();
// What systemd does when the package is installed.
execFileSync('chroot', [root, 'pg_ctlcluster', '15', 'main', 'start'], { stdio: 'inherit' });
const [mail, sms] = [await startSmtpSink(), await startSmsSink()];
const [apiKey, webhookSecret] = ['key-of-the-rehearsal', 'secret-of-the-rehearsal'];
const gateway = await startSimulator({ apiKey, webhookSecret, webhookUrl: `https://${DOMAIN}/api/payments/webhook/myfatoorah` });
const values = {
	...{ DOMAIN, PHONE, SMTP_URL: mail.url, ...sms.settings },
	...{ MYFATOORAH_URL: gateway.url, MYFATOORAH_API_KEY: apiKey, MYFATOORAH_WEBHOOK_SECRET: webhookSecret },
};
const unset = Object.keys(values).filter((name) => !needed.some(({ code }) => settingOf(name).test(code)));
if (unset.length > 0) throw new Error(`docs/install.md no longer sets ${unset.join(', ')}`);
const shell = openShell();
async function runBlock({ section, code }: Block): Promise<void> {
	const started = performance.now();
	await shell.run(section, filledIn(code, values));
	say(`${section}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
for (const block of needed) {
	if (block.section !== ADMIN_SECTION) {
		await runBlock(block);
		continue;
	}
	setDefaultCACertificates([...getCACertificates('default'), readFileSync(inRoot(CADDY_CERTIFICATE), 'utf8')]);
	const visitor = () => new Browser(`https://${DOMAIN}`);
	await signUp(visitor(), mail, sms);
	await runBlock(block);
	const role = await signInAsSuperAdmin(visitor(), sms);
	if (role !== 'SUPER_ADMIN') throw new Error(`signed in as ${role}`);
	say(`Signed in over TLS as ${role}`);
}
await shell.end();
say(`Backup: ${readdirSync(inRoot('var/backups/mishwar')).join(', ')}`);
// Services end with this process, which is the first one of its namespace.
process.exit(0);
