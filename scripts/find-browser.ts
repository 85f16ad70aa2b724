/** Finds the browser for tests: an installed one, or Debian's through apt as root; otherwise explains what to install. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const SHELL = '/usr/bin/chromium-headless-shell';
const PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-noto-core'];

/** Flags for running as root without a display and without background requests. */
export const browserFlags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** Path of the program. Throws Error with instructions. */
export function findBrowser(say: (line: string) => void): string {
	return findBrowsers(say).chromium;
}

/**
 * `shell` is Chromium's engine without its windows and menus, which takes a fifth less processor time for the same pages;
 * where it is not installed, the browser itself. Throws Error with instructions.
 */
export function findBrowsers(say: (line: string) => void): { chromium: string; shell: string } {
	if (!installed() && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
		say(`Installing ${PACKAGES.join(', ')}`);
		const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
		spawnSync('apt-get', ['update', '-qq'], { ...quiet, stdio: [...quiet.stdio] });
		spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { ...quiet, stdio: [...quiet.stdio] });
	}
	const chromium = installed();
	if (chromium) return { chromium, shell: installedShell() ?? chromium };
	throw new Error(
		'The browser tests need Chromium. Install it (on Debian: apt-get install chromium fonts-noto-core), or set CHROMIUM to its program.',
	);
}

function installed(): string | undefined {
	return [process.env.CHROMIUM ?? '', ...PLACES].find((place) => place !== '' && existsSync(place));
}

/** With CHROMIUM set, everything runs in that browser. */
function installedShell(): string | undefined {
	return [process.env.CHROMIUM_SHELL ?? process.env.CHROMIUM ?? '', SHELL].find((place) => place !== '' && existsSync(place));
}
