/** WebKit for GTK in its MiniBrowser, over WebDriver, on a screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { DrivenBrowser, DrivenWindow, Found, Size } from './driven-window.ts';

/** `driver`: WebKitWebDriver; `screen`: Xvfb. */
export type WebKitPrograms = { driver: string; miniBrowser: string; screen: string };

/** Shrinks the buttons of the browser's bar, which are not needed and would make the window at least 447 px wide. */
const SMALL_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 6px; -gtk-icon-transform: scale(0.3); }';

/** Records errors and warnings in the page. It runs before the page's own scripts, which begin when the page is idle or touched. */
const LISTEN = `
	const heard = (window.heardComplaints = []);
	for (const level of ['error', 'warn']) {
		const said = console[level];
		console[level] = (...words) => { heard.push(words.map(String).join(' ')); said.apply(console, words); };
	}
	addEventListener('error', (event) => heard.push(String(event.message)));
	addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)));`;

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	await once(server, 'close');
	return typeof address === 'object' && address ? address.port : 0;
}

async function startScreen(program: string): Promise<{ display: string; child: ChildProcess }> {
	const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const [number] = await once(child.stdio[3] as NodeJS.ReadableStream, 'data');
	return { display: `:${String(number).trim()}`, child };
}

async function startDriver(program: string, env: NodeJS.ProcessEnv): Promise<{ address: string; child: ChildProcess }> {
	const port = await freePort();
	const child = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
	const address = `http://127.0.0.1:${port}`;
	for (;;) {
		if (child.exitCode !== null) throw new Error('WebKitWebDriver did not start');
		const answer = await fetch(`${address}/status`).catch(() => null);
		if (answer) return { address, child };
		await setTimeout(50);
	}
}

/** Middle of the first box of the element that nothing covers. A link around a block begins with an empty box, which the driver refuses. */
const POINT = `
	const [element] = arguments;
	for (const { x, y, width, height } of element.getClientRects()) {
		const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
		if (width * height > 0 && element.contains(document.elementFromPoint(left, top))) return [left, top];
	}
	return null;`;

const found = (driver: WebDriver, element: WebElement): Found => ({
	click: async () => {
		const point: [x: number, y: number] | null = await driver.executeScript(POINT, element);
		if (!point) throw new Error('something covers it');
		await driver.actions().move({ x: point[0], y: point[1] }).click().perform();
	},
	type: (words) => element.sendKeys(words),
	upload: (file) => element.sendKeys(file),
});

async function fit(driver: WebDriver, { width, height }: Size): Promise<void> {
	await driver.manage().window().setRect({ x: 0, y: 0, width, height });
	const inner: number = await driver.executeScript('return innerHeight');
	await driver
		.manage()
		.window()
		.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
}

function windowOf(driver: WebDriver, close: () => Promise<void>): DrivenWindow {
	const earlier: string[] = [];
	const heard = async (): Promise<string[]> => (await driver.executeScript('return window.heardComplaints ?? []')) as string[];
	const leave = async (lead: () => Promise<void>): Promise<void> => {
		earlier.push(...(await heard()));
		await lead();
		await driver.executeScript(LISTEN);
	};
	return {
		go: (address) => leave(() => driver.get(address)),
		reload: () => leave(() => driver.navigate().refresh()),
		address: () => driver.getCurrentUrl(),
		run: (script) => driver.executeScript(script),
		find: async (script) => {
			const element = (await driver.executeScript(script)) as WebElement | null;
			return element && found(driver, element);
		},
		setCookie: async (name, value) => void (await driver.manage().addCookie({ name, value, domain: 'localhost', path: '/' })),
		complaints: async () => [...earlier, ...(await heard())],
		picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
		close,
	};
}

async function end(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, 'exit');
	child.kill();
	await ended;
}

/** Each window has its own driver and screen: a driver has only one session, and without a window manager two windows would share the keyboard. */
async function openWindow(programs: WebKitPrograms, size: Size): Promise<DrivenWindow> {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-webkit-'));
	mkdirSync(path.join(folder, 'gtk-3.0'));
	writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), SMALL_BAR);
	const screen = await startScreen(programs.screen);
	const service = await startDriver(programs.driver, {
		...process.env,
		DISPLAY: screen.display,
		XDG_CONFIG_HOME: folder,
		TZ: 'Asia/Amman',
	});
	const options = { binary: programs.miniBrowser, args: ['--automation'] };
	const driver = await new Builder()
		.usingServer(service.address)
		.withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
		.build();
	await fit(driver, size);
	return windowOf(driver, async () => {
		// The session is over already if the page has crashed.
		await driver.quit().catch(() => undefined);
		await end(service.child);
		await end(screen.child);
		rmSync(folder, { recursive: true, force: true });
	});
}

export const webKit = (programs: WebKitPrograms): DrivenBrowser => ({
	open: (size) => openWindow(programs, size),
	close: async () => undefined,
});
