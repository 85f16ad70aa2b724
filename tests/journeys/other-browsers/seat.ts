/** A user of a window of another browser: finds visible elements by role and name, and waits for them. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { send } from '../start-server.ts';
import type { DrivenWindow, Found } from './driven-window.ts';

/** An element by role and part of the accessible name, or by a selector; `within` is a selector of its container, `text` a part of its text. */
export type Target = ({ role: string; name?: string } | { css: string }) & { within?: string; text?: string };

type Testing = typeof import('@testing-library/dom');

/** Testing Library, which computes names and roles as screen readers read them. It runs in the page, from its source. */
const testingScript = readFileSync(new URL('@testing-library/dom.umd.min.js', import.meta.resolve('@testing-library/dom')), 'utf8');

/** Runs in the page: the visible elements, and file fields, which are never visible. */
function findShown(target: Target): Element[] {
	const { queryAllByRole } = (window as unknown as { TestingLibraryDom: Testing }).TestingLibraryDom;
	const roots = target.within ? [...document.querySelectorAll<HTMLElement>(target.within)] : [document.body];
	const isShown = (element: Element) =>
		element.matches('[type=file]') || (element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0);
	return roots
		.flatMap((root) => {
			if ('css' in target) return [...root.querySelectorAll(target.css)];
			const { role, name } = target;
			return queryAllByRole(root, role, { hidden: true, ...(name !== undefined && { name: (given) => given.includes(name) }) });
		})
		.filter((element) => isShown(element) && (element.textContent ?? '').includes(target.text ?? ''));
}

/** Runs in the page: scrolls to the first element and returns it; null while it moves or is disabled, because a press would have no effect. */
function findAtRest([element]: Element[]): Element | null {
	element?.scrollIntoView({ block: 'center', behavior: 'instant' });
	if (element?.matches(':disabled')) return null;
	const moves = ({ playState, effect }: Animation) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
	for (let part = element; part; part = part.parentElement ?? undefined) if (part.getAnimations().some(moves)) return null;
	return element ?? null;
}

/**
 * Runs in the page, until it is left: records which element a press hits instead of the expected one. The page repeats a press that hits the root
 * element during a view transition (decision 121); the repeated one is then recorded instead.
 */
function listenForMiss(wanted: Element | undefined): void {
	const noted = window as unknown as { missedPress?: string | undefined };
	noted.missedPress = undefined;
	const note = ({ target }: Event) => {
		if (!(target instanceof Element)) return;
		noted.missedPress = wanted?.contains(target) ? undefined : target.outerHTML.slice(0, 120);
		if (target !== document.documentElement) removeEventListener('click', note, { capture: true });
	};
	addEventListener('click', note, { capture: true });
}

/** Longer than in Chromium, because these browsers start without caches, while three workers run. */
const PATIENCE = { timeout: 30_000 };

/** For a press that the page repeats, which takes it two frames. */
const REPEAT = { timeout: 1000 };

export class Seat {
	readonly window: DrivenWindow;
	readonly origin: string;

	constructor(window: DrivenWindow, origin: string) {
		this.window = window;
		this.origin = origin;
	}

	open(path: string): Promise<void> {
		return this.window.go(this.origin + path);
	}

	async signIn(who: string): Promise<void> {
		const token = await send(process.env.JOURNEY_CONTROL ?? '', `/session?who=${encodeURIComponent(who)}`);
		await this.window.setCookie('mishwar_session', token);
	}

	/** What a function returns in the page. */
	ask<T>(question: () => T): Promise<T> {
		return this.window.run(`return (${question})()`) as Promise<T>;
	}

	async count(target: Target): Promise<number> {
		await this.#prepare();
		return (await this.window.run(`return (${findShown})(${JSON.stringify(target)}).length`)) as number;
	}

	async textOf(target: Target): Promise<string> {
		await this.sees(target);
		return (await this.window.run(`return (${findShown})(${JSON.stringify(target)})[0]?.innerText ?? ''`)) as string;
	}

	async sees(target: Target): Promise<void> {
		await expect.poll(() => this.count(target), { message: JSON.stringify(target), ...PATIENCE }).toBeGreaterThan(0);
	}

	async seesNo(target: Target): Promise<void> {
		await expect.poll(() => this.count(target), { message: JSON.stringify(target), ...PATIENCE }).toBe(0);
	}

	async isAt(address: RegExp): Promise<string> {
		await expect.poll(() => this.window.address(), PATIENCE).toMatch(address);
		return this.window.address();
	}

	/** Presses again if something moved under the pointer, so that another element was hit. */
	async press(target: Target): Promise<void> {
		await this.#act(target, async (found) => {
			await this.window.run(`(${listenForMiss})((${findShown})(${JSON.stringify(target)})[0])`);
			await found.click();
			await expect.poll(() => this.window.run("return window.missedPress ?? ''"), REPEAT).toBe('');
		});
	}

	/** Replaces what the field contains. */
	async fill(target: Target, text: string): Promise<void> {
		await this.#act(target, async (found) => {
			await found.click();
			await this.window.run('document.activeElement?.select?.()');
			await found.type(text);
		});
	}

	async upload(target: Target, file: string): Promise<void> {
		await this.#act(target, (found) => found.upload(file));
	}

	/** A native select, whose list is drawn outside of the page. */
	async choose(target: Target, value: string): Promise<void> {
		await this.#act(target, async () => {
			await this.window.run(
				`const [select] = (${findShown})(${JSON.stringify(target)});
				Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, ${JSON.stringify(value)});
				for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));`,
			);
		});
	}

	/** Waits until the page is hydrated. */
	async isHydrated(): Promise<void> {
		await this.window.run("dispatchEvent(new Event('pointermove'))");
		const taken = () => Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer'));
		await expect.poll(() => this.ask(taken), PATIENCE).toBe(true);
	}

	/** Tries again if the element was replaced or covered meanwhile. */
	async #act(target: Target, act: (found: Found) => Promise<void>): Promise<void> {
		await expect(async () => {
			await this.#prepare();
			const found = await this.window.find(`return (${findAtRest})((${findShown})(${JSON.stringify(target)}))`);
			if (!found) throw new Error(`${JSON.stringify(target)} is not shown, moves or is disabled`);
			// For some refusals the driver reports only the name.
			await act(found).catch((error: Error) => {
				throw new Error(`${JSON.stringify(target)}: ${error.name} ${error.message}`);
			});
		}).toPass(PATIENCE);
	}

	async #prepare(): Promise<void> {
		if (await this.window.run("return 'TestingLibraryDom' in window")) return;
		await this.window.run(`${testingScript}; return true`);
	}
}
