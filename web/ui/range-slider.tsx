/** Two bounds on one track, made of two native range inputs: keyboard, touch, screen readers and forms without script work. */
import { clsx } from 'clsx';
import { type PointerEvent, useRef } from 'react';
import { useLanguage } from '#web/i18n/context.tsx';

const SETTLE_MS = 400;

type Bounds = readonly [low: number, high: number];
type RangeSliderProps = {
	/** Accessible names of the bounds. */
	labels: readonly [low: string, high: string];
	/** Field names. */
	names: readonly [low: string, high: string];
	min: number;
	max: number;
	/** Minimum distance of the bounds. */
	step: number;
	value: Bounds;
	/** Accessible value text. */
	describe(value: number): string;
	/** While moving. */
	onChange(value: Bounds): void;
	/** When released, or shortly after the last key press. */
	onCommit(value: Bounds): void;
};

export function RangeSlider({ labels, names, min, max, step, value, describe, onChange, onCommit }: RangeSliderProps) {
	const { direction } = useLanguage();
	const line = useRef<HTMLDivElement>(null);
	const inputs = useRef<Array<HTMLInputElement | null>>([]);
	const commitTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const commitNow = (bounds: Bounds) => {
		clearTimeout(commitTimer.current);
		onCommit(bounds);
	};
	const commitSoon = () => {
		clearTimeout(commitTimer.current);
		commitTimer.current = setTimeout(() => onCommit(value), SETTLE_MS);
	};
	const share = (of: number) => ((of - min) / (max - min)) * 100;
	const moved = (index: number, to: number): Bounds =>
		index === 0 ? [Math.min(to, value[1] - step), value[1]] : [value[0], Math.max(to, value[0] + step)];

	/** A press on the track moves the nearer bound. */
	const onPress = (event: PointerEvent) => {
		const box = line.current?.getBoundingClientRect();
		if (!box || event.target instanceof HTMLInputElement) return;
		const distance = direction === 'rtl' ? box.right - event.clientX : event.clientX - box.left;
		const to = Math.min(max, Math.max(min, min + Math.round(((distance / box.width) * (max - min)) / step) * step));
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
					// Near the far end the lower bound must stay on top.
					className={clsx('absolute inset-0 w-full', index === 0 && share(value[0]) > 50 && 'z-10')}
				/>
			))}
		</div>
	);
}

/** Track and selected range, in percent. */
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
