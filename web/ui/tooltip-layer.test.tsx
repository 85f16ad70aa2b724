import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { startTooltips } from './tooltip-layer.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
	fireEvent.keyDown(window, { key: 'Escape' });
	vi.useRealTimers();
});

/** Started once for all tests, because the layer listens to the window as long as the document exists. */
let isStarted = false;
function open() {
	renderPart(
		<>
			<button type="button" data-tooltip="Share" aria-label="Share">
				↗
			</button>
			<button type="button" data-tooltip="Print" aria-label="Print">
				⎙
			</button>
			<p>Text</p>
		</>,
	);
	if (!isStarted) startTooltips(new Event('start'));
	isStarted = true;
	vi.advanceTimersByTime(10_000);
}
const hover = (name: string, pointerType = 'mouse') => fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType });
const label = () => document.querySelector('.tooltip')?.textContent ?? null;

it('appears after 700 ms of hovering, and at once if another was just open', () => {
	open();
	hover('Share');
	vi.advanceTimersByTime(690);
	expect(label()).toBeNull();
	vi.advanceTimersByTime(20);
	expect(label()).toBe('Share');
	fireEvent.pointerOver(screen.getByText('Text'), { pointerType: 'mouse' });
	expect(label()).toBeNull();
	vi.advanceTimersByTime(200);
	hover('Print');
	vi.advanceTimersByTime(1);
	expect(label()).toBe('Print');
});

it('waits again after a pause, and closes by Escape and by a press', () => {
	open();
	hover('Share');
	vi.advanceTimersByTime(700);
	fireEvent.keyDown(window, { key: 'Escape' });
	expect(label()).toBeNull();
	vi.advanceTimersByTime(400);
	hover('Print');
	vi.advanceTimersByTime(600);
	expect(label()).toBeNull();
	vi.advanceTimersByTime(100);
	expect(label()).toBe('Print');
	fireEvent.pointerDown(screen.getByRole('button', { name: 'Print' }));
	expect(label()).toBeNull();
});

it('does not appear on touch', () => {
	open();
	hover('Share', 'touch');
	vi.advanceTimersByTime(5000);
	expect(label()).toBeNull();
});
