/** Firefox over WebDriver BiDi, which it speaks itself. */
import { type ElementHandle, launch } from 'puppeteer-core';
import type { DrivenBrowser, DrivenWindow, Found } from './driven-window.ts';

const asFunction = (script: string): string => `(() => { ${script} })()`;

const found = (handle: ElementHandle): Found => ({
	click: () => handle.click(),
	type: (text) => handle.type(text),
	upload: (file) => (handle as ElementHandle<HTMLInputElement>).uploadFile(file),
});

export async function startFirefox(executablePath: string): Promise<DrivenBrowser> {
	const browser = await launch({
		browser: 'firefox',
		executablePath,
		headless: true,
		// Bars beside the page would take 12 px of a phone.
		extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
		env: { ...process.env, TZ: 'Asia/Amman' },
	});
	const open: DrivenBrowser['open'] = async (size) => {
		const context = await browser.createBrowserContext();
		const page = await context.newPage();
		await page.setViewport(size);
		const complaints: string[] = [];
		page.on('console', (message) => {
			if (['error', 'warn'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
		});
		page.on('pageerror', (error) => complaints.push(String(error)));
		const window: DrivenWindow = {
			go: async (address) => void (await page.goto(address)),
			reload: async () => void (await page.reload()),
			address: async () => page.url(),
			run: (script) => page.evaluate(asFunction(script)),
			find: async (script) => {
				const element = (await page.evaluateHandle(asFunction(script))).asElement();
				return element && found(element as ElementHandle);
			},
			setCookie: (name, value) => context.setCookie({ name, value, domain: 'localhost', path: '/' }),
			complaints: async () => complaints,
			picture: () => page.screenshot(),
			close: () => context.close(),
		};
		return window;
	};
	return { open, close: () => browser.close() };
}
