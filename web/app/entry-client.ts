/**
 * Entry script that runs at once. The app is loaded when the browser is idle and then hydrates the page; if the server rendered
 * everything visible, only at the visitor's first interaction. Presses that a browser would drop meanwhile, or while one page turns into the next,
 * are repeated.
 */
import '../ui/styles.css';

const FIRST_MOVES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** Elements that do nothing before hydration; links and the search form work natively. */
const PRESSED = 'button, [role="button"], input[type="checkbox"], input[type="radio"]';
const PRESSED_OR_FILE: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file']);
const IDLE_LIMIT_MS = 4000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The selection is null in a field that has none, such as a select. */
type Typed = { value: string; selection: [start: number, end: number] | null };

const later: Array<() => void> = [];
const typed = new Map<Field, Typed>();
const files = () => document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
let started = false;
let fetched = false;

function start(): void {
	if (started) return;
	started = true;
	for (const move of FIRST_MOVES) removeEventListener(move, start);
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', bootApp);
	else bootApp();
}

/** The server names the app file and those of this screen, so that they load in parallel. */
function fetchApp(): void {
	if (fetched) return;
	fetched = true;
	const { app, modules = '' } = files();
	for (const href of [app, ...modules.split(' ')])
		if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function bootApp(): void {
	fetchApp();
	const { app = '' } = files();
	import(/* @vite-ignore */ app).then(({ boot }: typeof import('./boot.tsx')) => boot()).then(replay, replay);
}

/** The server states which pages are complete. Stored state from a previous page, or visible unfinished parts, require hydration nevertheless. */
function isComplete(): boolean {
	// A list that had grown gets the same length again.
	if (files().whole === undefined || history.state) return false;
	try {
		if (sessionStorage.length > 0) return false;
	} catch {
		// The visitor's browser blocks storage, so nothing is stored.
	}
	const places = [...document.querySelectorAll('[data-unfinished]')];
	return !places.some((place) => place.getBoundingClientRect().top < innerHeight);
}

const onIdle = (): void => (isComplete() ? fetchApp() : start());

/** Replays early input, changes and presses in their order. */
function replay(): void {
	removeEventListener('click', holdPress, true);
	removeEventListener('submit', holdSubmit, true);
	removeEventListener('change', holdFile, true);
	removeEventListener('input', holdInput, true);
	document.removeEventListener('selectionchange', holdSelection);
	for (const [field, early] of typed) repeatInput(field, early);
	for (const act of later) act();
}

function holdPress(event: Event): void {
	// Screen readers press without a preceding pointer event.
	start();
	const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
	const sends = pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form?.hasAttribute('action');
	if (!pressed || sends) return;
	event.preventDefault();
	event.stopPropagation();
	later.push(pressOf(pressed));
}

/** A press on a part whose code loads later (ui/deferred-component.tsx) is replayed once the code is loaded, possibly on a new element. */
function pressOf(pressed: HTMLElement): () => void {
	const late = pressed.closest('[data-late]');
	if (!late) return () => pressAtOnce(pressed);
	const place = [...late.querySelectorAll(PRESSED)].indexOf(pressed);
	const act = () => pressAtOnce(late.querySelectorAll<HTMLElement>(PRESSED)[place]);
	return () => (late.hasAttribute('data-late') ? late.addEventListener('alive', act, { once: true }) : act());
}

function pressAtOnce(pressed: HTMLElement | undefined): void {
	// Tabs react to mousedown.
	pressed?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
	pressed?.click();
}

/**
 * During a view transition snapshots cover the page, and browsers dispatch a press to the root element. The press ends the transition,
 * which takes a frame, and is then repeated on the element at its place.
 */
function repeatPress(press: MouseEvent): void {
	if (press.target !== document.documentElement) return;
	const moving = document
		.getAnimations()
		.filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'));
	if (moving.length === 0) return;
	for (const animation of moving) animation.finish();
	const repeat = () => document.elementFromPoint(press.clientX, press.clientY)?.dispatchEvent(new MouseEvent('click', press));
	requestAnimationFrame(() => requestAnimationFrame(repeat));
}

/** A form without an action is handled by script: a native submission would only reload the page. */
function holdSubmit(event: Event): void {
	start();
	const form = event.target;
	if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
	event.preventDefault();
	const { submitter } = event as SubmitEvent;
	later.push(() => form.requestSubmit(submitter));
}

/** Replays the change event for files chosen early. */
function holdFile({ target }: Event): void {
	if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
	start();
	later.push(() => target.dispatchEvent(new Event('change', { bubbles: true })));
}

/** Informs React of early input, which is already in the field. */
function holdInput({ target }: Event): void {
	const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
	if (!isField || PRESSED_OR_FILE.has(target.type)) return;
	start();
	typed.set(target, { value: target.value, selection: selectionOf(target) });
}

function selectionOf(field: Field): Typed['selection'] {
	if (!('selectionStart' in field) || field.selectionStart === null) return null;
	return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}

/** Restores the selection: a form that writes its initial value during hydration removes it, and the next key would not replace the selected text. */
function holdSelection(): void {
	for (const [field, early] of typed)
		if (field === document.activeElement && field.value === early.value) early.selection = selectionOf(field);
}

function repeatInput(field: Field, { value, selection }: Typed): void {
	// React tracks the value in a property of the field and reports only changes to it; a field may have been emptied.
	field.value = value === '' ? ' ' : '';
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
	if (selection && field === document.activeElement && 'setSelectionRange' in field) field.setSelectionRange(...selection);
	for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

addEventListener('click', holdPress, true);
addEventListener('submit', holdSubmit, true);
addEventListener('change', holdFile, true);
addEventListener('input', holdInput, true);
document.addEventListener('selectionchange', holdSelection);
addEventListener('click', repeatPress);
for (const move of FIRST_MOVES) addEventListener(move, start, { passive: true });

function whenIdle(): void {
	if ('requestIdleCallback' in window) requestIdleCallback(onIdle, { timeout: IDLE_LIMIT_MS });
	else setTimeout(onIdle, 1000);
}
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
