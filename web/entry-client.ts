/** The little that runs at once: it fetches the page's code when the browser has nothing better to do, or at the visitor's first move. */
import './styles.css';

const FIRST_MOVES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** What a press does nothing on before the page is alive; links and the search form work by themselves. */
const PRESSED = 'button, [role="button"], input[type="checkbox"], input[type="radio"]';
const IDLE_LIMIT_MS = 4000;

const later: Array<() => void> = [];
let started = false;

function start(): void {
	if (started) return;
	started = true;
	for (const move of FIRST_MOVES) removeEventListener(move, start);
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchApp);
	else fetchApp();
}

/** The server names the app's file, and those of this very screen to be fetched side by side instead of one after the other. */
function fetchApp(): void {
	const { app = '', modules = '' } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
	for (const href of modules.split(' ').filter(Boolean))
		document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
	import(/* @vite-ignore */ app).then(({ boot }: typeof import('./app/boot.tsx')) => boot()).then(replay, replay);
}

/** Presses that came too early are done now. */
function replay(): void {
	removeEventListener('click', holdPress, true);
	removeEventListener('submit', holdSubmit, true);
	removeEventListener('change', holdChange, true);
	for (const act of later) act();
}

function holdPress(event: Event): void {
	const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
	const sends = pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form?.hasAttribute('action');
	if (!pressed || sends) return;
	event.preventDefault();
	event.stopPropagation();
	later.push(() => press(pressed));
}

/** In a part whose code comes later still (ui/late-part.tsx) it does something once that is here. */
function press(pressed: HTMLElement): void {
	const late = pressed.closest('[data-late]');
	const act = () => {
		// Tabs turn at the going down of the button already.
		pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
		pressed.click();
	};
	if (late) late.addEventListener('alive', act, { once: true });
	else act();
}

/** A form that names no address is the page's own affair: sent by the browser it would only load the page again. */
function holdSubmit(event: Event): void {
	const form = event.target;
	if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
	event.preventDefault();
	const { submitter } = event as SubmitEvent;
	later.push(() => form.requestSubmit(submitter));
}

/** A choice made in a select, or a file that was chosen, is told again, as though it were made now. */
function holdChange(event: Event): void {
	const field = event.target;
	const isFile = field instanceof HTMLInputElement && field.type === 'file';
	if (!(field instanceof HTMLSelectElement || isFile)) return;
	const { value } = field;
	later.push(() => {
		// Past React's record of the value, which would see no change otherwise.
		if (!isFile) Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, value);
		field.dispatchEvent(new Event('change', { bubbles: true }));
	});
}

addEventListener('click', holdPress, true);
addEventListener('submit', holdSubmit, true);
addEventListener('change', holdChange, true);
for (const move of FIRST_MOVES) addEventListener(move, start, { passive: true });

function whenIdle(): void {
	if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
	else setTimeout(start, 1000);
}
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
