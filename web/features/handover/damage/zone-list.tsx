/** All parts of the car as one stop of the keyboard: arrow keys move, Enter marks. On phones it opens on demand, because the drawing is tapped there. */
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type DamageMark, type DamageZone, damageZones } from '#contract/damage-marks.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import type { DamageTexts } from './texts.en.ts';

type ZoneListProps = {
	marks: readonly Pick<DamageMark, 'zone'>[];
	onChoose(zone: DamageZone): void;
	/** The focused part, to be highlighted on the drawing. */
	onFocus(zone: DamageZone | null): void;
};

const LAST = damageZones.length - 1;

const moves: Readonly<Record<string, (index: number) => number>> = {
	ArrowDown: (index) => Math.min(LAST, index + 1),
	ArrowUp: (index) => Math.max(0, index - 1),
	Home: () => 0,
	End: () => LAST,
};

export function ZoneList({ marks, onChoose, onFocus }: ZoneListProps) {
	const { damage } = useScreenTexts<{ damage: DamageTexts }>();
	const { editor: t, zones } = damage;
	const format = useFormat();
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const [current, setCurrent] = useState(0);
	const buttons = useRef<Array<HTMLButtonElement | null>>([]);
	const move = (event: KeyboardEvent) => {
		const next = moves[event.key]?.(current);
		if (next === undefined) return;
		event.preventDefault();
		buttons.current[next]?.focus();
	};
	return (
		<div className="min-w-0">
			<Button wide className="sm:hidden" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
				{t.showList}
				<ChevronDown aria-hidden className={clsx('size-5', isOpen && 'rotate-180')} />
			</Button>
			<div id={id} className={clsx('max-sm:mt-3', !isOpen && 'max-sm:hidden')}>
				<p id={`${id}-hint`} className="mb-2 text-muted text-sm max-sm:sr-only">
					{t.listHint}
				</p>
				<ul
					aria-label={t.list}
					aria-describedby={`${id}-hint`}
					className="max-h-120 overflow-y-auto rounded-control border border-line p-1"
					onKeyDown={move}
					onBlur={() => onFocus(null)}
				>
					{damageZones.map((zone, index) => {
						const count = marks.filter((mark) => mark.zone === zone).length;
						return (
							<li key={zone}>
								<button
									type="button"
									ref={(button) => {
										buttons.current[index] = button;
									}}
									tabIndex={index === current ? 0 : -1}
									onFocus={() => {
										setCurrent(index);
										onFocus(zone);
									}}
									onClick={() => onChoose(zone)}
									className="flex min-h-10 w-full items-center justify-between gap-3 rounded-control px-3 text-start text-sm hover:bg-sunken focus-visible:outline-2 focus-visible:outline-primary focus-visible:-outline-offset-2"
								>
									{zones[zone]}
									{count > 0 && <span className="numbers text-muted text-xs">{format.plural(t.count, count)}</span>}
								</button>
							</li>
						);
					})}
				</ul>
			</div>
		</div>
	);
}
