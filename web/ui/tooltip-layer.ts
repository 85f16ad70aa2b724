/** Tooltips of icon buttons (`data-tooltip`), shown after 700 ms of hovering, or at once within 300 ms of another. Loaded on first use. */

const DELAY_MS = 700;
const SKIP_MS = 300;
const GAP_PX = 8;
const MARGIN_PX = 12;
const MARKED = '[data-tooltip]';

const markedIn = (event: Event): HTMLElement | null => (event.target instanceof Element ? event.target.closest<HTMLElement>(MARKED) : null);

/**
 * Visual only: elements with `data-tooltip` have an accessible name.
 * `first` is the event that requested tooltips.
 */
export function startTooltips(first: Event): void {
	let label: HTMLElement | null = null;
	let owner: HTMLElement | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let closedAt = Number.NEGATIVE_INFINITY;

	const close = () => {
		clearTimeout(timer);
		owner = null;
		if (!label) return;
		label.remove();
		label = null;
		closedAt = performance.now();
	};
	const open = (element: HTMLElement) => {
		if (!element.isConnected) return;
		label = labelFor(element);
	};
	const point = (event: PointerEvent) => {
		const element = markedIn(event);
		if (element === owner) return;
		close();
		if (!element || event.pointerType === 'touch') return;
		owner = element;
		timer = setTimeout(() => open(element), performance.now() - closedAt < SKIP_MS ? 0 : DELAY_MS);
	};
	const focus = (event: FocusEvent) => {
		close();
		const element = markedIn(event);
		if (element?.matches(':focus-visible')) open(element);
	};
	if (first instanceof PointerEvent) point(first);
	else if (first instanceof FocusEvent) focus(first);
	addEventListener('pointerover', point);
	addEventListener('focusin', focus);
	for (const end of ['focusout', 'pointerdown', 'scroll']) addEventListener(end, close, { capture: true, passive: true });
	addEventListener('keydown', (event) => event.key === 'Escape' && close());
}

/** Positioned from the middle of the window, so that direction does not matter. */
function labelFor(element: HTMLElement): HTMLElement {
	const label = document.createElement('div');
	label.ariaHidden = 'true';
	label.className = 'tooltip';
	label.textContent = element.dataset.tooltip ?? '';
	document.body.append(label);
	const at = element.getBoundingClientRect();
	const reach = (innerWidth - label.offsetWidth) / 2 - MARGIN_PX;
	const aside = Math.min(reach, Math.max(-reach, at.left + at.width / 2 - innerWidth / 2));
	const below = at.bottom + GAP_PX + label.offsetHeight < innerHeight;
	const down = below ? at.bottom + GAP_PX : at.top - GAP_PX - label.offsetHeight;
	label.style.translate = `${aside}px ${down}px`;
	return label;
}
