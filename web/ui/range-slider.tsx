/** Two bounds on one line. Made of two range inputs of the browser's own: arrow keys, touch, screen readers and forms without script included. */
import { clsx } from 'clsx';
import { type PointerEvent, useRef } from 'react';
import { useLanguage } from '#web/i18n/context.tsx';

const SETTLE_MS = 400;

type Bounds = readonly [low: number, high: number];
type RangeSliderProps = {
	/** What each bound is called when read aloud. */
	labels: readonly [low: string, high: string];
	/** Their names in a form. */
	names: readonly [low: string, high: string];
	min: number;
	max: number;
	/** The bounds stay at least one step apart. */
	step: number;
	value: Bounds;
	/** How a value is read aloud. */
	describe(value: number): string;
	/** While it moves. */
	onChange(value: Bounds): void;
	/** When it has been let go, or no key has moved it for a moment. */
	onCommit(value: Bounds): void;
};

export function RangeSlider({ labels, names, min, max, step, value, describe, onChange, onCommit }: RangeSliderProps) {
	const { direction } = useLanguage();
	const line = useRef<HTMLDivElement>(null);
	const inputs = useRef<Array<HTMLInputElement | null>>([]);
	const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
	const commitNow = (bounds: Bounds) => {
		clearTimeout(settle.current);
		onCommit(bounds);
	};
	const commitSoon = () => {
		clearTimeout(settle.current);
		settle.current = setTimeout(() => onCommit(value), SETTLE_MS);
	};
	const share = (of: number) => ((of - min) / (max - min)) * 100;
	const moved = (index: number, to: number): Bounds =>
		index === 0 ? [Math.min(to, value[1] - step), value[1]] : [value[0], Math.max(to, value[0] + step)];

	/** A press on the line brings the nearer bound there. */
	const onPress = (event: PointerEvent) => {
		const box = line.current?.getBoundingClientRect();
		if (!box || event.target instanceof HTMLInputElement) return;
		const along = direction === 'rtl' ? box.right - event.clientX : event.clientX - box.left;
		const to = Math.min(max, Math.max(min, min + Math.round(((along / box.width) * (max - min)) / step) * step));
		const index = Math.abs(to - value[0]) < Math.abs(to - value[1]) ? 0 : 1;
		event.preventDefault();
		inputs.current[index]?.focus();
		const next = moved(index, to);
		onChange(next);
		commitNow(next);
	};

	return (
		<div ref={line} onPointerDown={onPress} className="range-slider relative h-11">
			<Line from={share(value[0])} to={share(value[1])} />
			{[0, 1].map((index) => (
				<input
					key={names[index]}
					ref={(element) => {
						inputs.current[index] = element;
					}}
					type="range"
					name={names[index]}
					aria-label={labels[index]}
					aria-valuetext={describe(value[index] ?? min)}
					min={min}
					max={max}
					step={step}
					value={value[index]}
					onChange={(event) => onChange(moved(index, event.currentTarget.valueAsNumber))}
					onPointerUp={() => commitNow(value)}
					onKeyUp={commitSoon}
					onBlur={() => commitNow(value)}
					// Near the far end the lower bound must not be caught under the upper one.
					className={clsx('absolute inset-0 w-full', index === 0 && share(value[0]) > 50 && 'z-10')}
				/>
			))}
		</div>
	);
}

/** The line and the stretch between the bounds, in percent of its length. */
function Line({ from, to }: { from: number; to: number }) {
	return (
		<>
			<span aria-hidden className="absolute inset-x-0 inset-y-0 my-auto h-1 rounded-pill bg-line" />
			<span
				aria-hidden
				className="absolute inset-y-0 my-auto h-1 rounded-pill bg-primary"
				style={{ insetInlineStart: `${from}%`, insetInlineEnd: `${100 - to}%` }}
			/>
		</>
	);
}
