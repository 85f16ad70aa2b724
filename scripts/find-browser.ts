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

/** Programs of the other browsers, by the variables that name them to the journeys. */
const OTHERS: ReadonlyArray<{ name: string; packages: readonly string[]; programs: Record<string, readonly string[]> }> = [
	{ name: 'Firefox ESR', packages: ['firefox-esr'], programs: { FIREFOX: ['/usr/bin/firefox-esr'] } },
	{
		name: 'WebKit for GTK',
		packages: ['webkit2gtk-driver', 'xvfb'],
		programs: {
			WEBKIT_DRIVER: ['/usr/bin/WebKitWebDriver'],
			MINI_BROWSER: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
			XVFB: ['/usr/bin/Xvfb'],
		},
	},
];

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
	if (!installed()) install(PACKAGES, say);
	const chromium = installed();
	if (chromium) return { chromium, shell: installedShell() ?? chromium };
	throw new Error(
		'The browser tests need Chromium. Install it (on Debian: apt-get install chromium fonts-noto-core), or set CHROMIUM to its program.',
	);
}

/** Only as root on Debian; elsewhere it does nothing. */
function install(packages: readonly string[], say: (line: string) => void): void {
	if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
	say(`Installing ${packages.join(', ')}`);
	const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
	spawnSync('apt-get', ['update', '-qq'], { ...quiet, stdio: [...quiet.stdio] });
	spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { ...quiet, stdio: [...quiet.stdio] });
}

/**
 * Firefox ESR and WebKit for GTK, for the full form of the tests: environment variables with their programs. If a browser cannot
 * be installed, its variables are missing and a line says so; its journeys are skipped.
 */
export function findOtherBrowsers(say: (line: string) => void): Record<string, string> {
	const missing = () =>
		OTHERS.filter(({ programs }) => Object.values(programs).some((places) => !places.some((place) => existsSync(place))));
	if (missing().length > 0)
		install(
			missing().flatMap(({ packages }) => packages),
			say,
		);
	for (const { name, packages } of missing())
		say(`${name} is not installed, so its journeys are skipped (on Debian: apt-get install ${packages.join(' ')})`);
	const absent = new Set(missing());
	const found = OTHERS.filter((browser) => !absent.has(browser)).flatMap(({ programs }) => Object.entries(programs));
	return Object.fromEntries(found.map(([variable, places]) => [variable, places.find((place) => existsSync(place)) ?? '']));
}

function installed(): string | undefined {
	return [process.env.CHROMIUM ?? '', ...PLACES].find((place) => place !== '' && existsSync(place));
}

/** With CHROMIUM set, everything runs in that browser. */
function installedShell(): string | undefined {
	return [process.env.CHROMIUM_SHELL ?? process.env.CHROMIUM ?? '', SHELL].find((place) => place !== '' && existsSync(place));
}
