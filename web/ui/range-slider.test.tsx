import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { RangeSlider } from './range-slider.tsx';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

type Bounds = readonly [number, number];

function Part({ onCommit }: { onCommit(value: Bounds): void }) {
	const [value, setValue] = useState<Bounds>([20, 80]);
	return (
		<form aria-label="Filters">
			<RangeSlider
				labels={['Lowest price', 'Highest price']}
				names={['minPrice', 'maxPrice']}
				min={0}
				max={100}
				step={5}
				value={value}
				describe={(price) => `${price} JOD`}
				onChange={setValue}
				onCommit={onCommit}
			/>
		</form>
	);
}

const low = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Lowest price' });
const high = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Highest price' });
const bounds = () => [low().value, high().value].map(Number);

it('consists of two sliders that announce their prices, and of form fields', () => {
	renderPart(<Part onCommit={() => undefined} />);
	expect([low(), high()].map((each) => each.getAttribute('aria-valuetext'))).toEqual(['20 JOD', '80 JOD']);
	expect([low(), high()].map(({ min, max, step }) => [min, max, step])).toEqual([
		['0', '100', '5'],
		['0', '100', '5'],
	]);
	const form = new FormData(screen.getByRole<HTMLFormElement>('form'));
	expect([...form]).toEqual([
		['minPrice', '20'],
		['maxPrice', '80'],
	]);
});

it('moves while it is dragged, and searches when it is released', () => {
	const onCommit = vi.fn();
	renderPart(<Part onCommit={onCommit} />);
	fireEvent.change(low(), { target: { value: '35' } });
	expect(low().getAttribute('aria-valuetext')).toBe('35 JOD');
	expect(onCommit).not.toHaveBeenCalled();
	fireEvent.pointerUp(low());
	expect(onCommit.mock.calls).toEqual([[[35, 80]]]);
});

it('keeps the bounds one step apart', () => {
	renderPart(<Part onCommit={() => undefined} />);
	fireEvent.change(low(), { target: { value: '95' } });
	expect(bounds()).toEqual([75, 80]);
	fireEvent.change(high(), { target: { value: '10' } });
	expect(bounds()).toEqual([75, 80]);
});

it('waits for a pause of the keys, and searches once', () => {
	const onCommit = vi.fn();
	renderPart(<Part onCommit={onCommit} />);
	for (const value of ['25', '30', '35']) {
		fireEvent.change(low(), { target: { value } });
		fireEvent.keyUp(low(), { key: 'ArrowRight' });
		vi.advanceTimersByTime(200);
	}
	expect(onCommit).not.toHaveBeenCalled();
	vi.advanceTimersByTime(400);
	expect(onCommit.mock.calls).toEqual([[[35, 80]]]);
});

it.each([
	['en', [30, 80], [20, 70]],
	['ar', [20, 70], [30, 80]],
] as const)('moves the nearer bound to a press on the track, in the direction of the language (%s)', (language, afterLeft, afterRight) => {
	const onCommit = vi.fn();
	renderPart(<Part onCommit={onCommit} />, { language });
	const track = low().parentElement;
	if (!track) throw new Error('the slider has no track');
	vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 44));
	fireEvent.pointerDown(track, { clientX: 161 });
	expect(onCommit).toHaveBeenLastCalledWith(afterLeft);
	fireEvent.change(low(), { target: { value: '20' } });
	fireEvent.change(high(), { target: { value: '80' } });
	fireEvent.pointerDown(track, { clientX: 239 });
	expect(onCommit).toHaveBeenLastCalledWith(afterRight);
	expect(document.activeElement).toBe(language === 'en' ? high() : low());
});
