/** Cars as rows and days as columns. Only visible rows are rendered; the columns are drawn once, behind all rows. */
// biome-ignore-all lint/a11y/useSemanticElements: rows are positioned one by one, which a table does not do
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import type { BoardCar } from '#contract/fleet.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { barsOf, type Period } from './board-days.ts';
import { BoardDays, DayColumns } from './board-head.tsx';
import { BoardRow } from './board-row.tsx';
import type { ChosenDays } from './days-dialog.tsx';
import type { FleetTexts } from './texts.en.ts';
import type { BlockMove } from './use-blocks.ts';
import { useBoardCursor } from './use-board-cursor.ts';
import { useBoardPointer } from './use-board-pointer.ts';

export const ROW_PX = 44;
const HEAD_PX = 44;
/** Rows rendered beyond the visible ones, so that fast scrolling shows no empty area. */
const OVERSCAN = 6;
/** Size assumed until the browser has measured. */
const INITIAL_RECT = { width: 800, height: 560 };

export type BoardActions = {
	onCar(carId: string): void;
	onDays(days: ChosenDays): void;
	onBooking(id: string): void;
	onMove(move: BlockMove): void;
};
type BoardGridProps = BoardActions & { cars: readonly BoardCar[]; period: Period; today: string; now: number };

export function BoardGrid({ cars, period, today, now, ...actions }: BoardGridProps) {
	const { board: t } = useScreenTexts<FleetTexts>();
	const { direction } = useLanguage();
	const frame = useRef<HTMLDivElement>(null);
	const bars = useMemo(() => cars.map((car) => barsOf(car, period, now)), [cars, period, now]);
	const rows = useVirtualizer({
		count: cars.length,
		getScrollElement: () => frame.current,
		estimateSize: () => ROW_PX,
		overscan: OVERSCAN,
		initialRect: INITIAL_RECT,
		scrollPaddingStart: HEAD_PX,
		useFlushSync: false,
	});
	const board = { cars, bars, period, today, actions, rtl: direction === 'rtl' };
	const cursor = useBoardCursor(board);
	const pointer = useBoardPointer(board, cursor.place);
	const { row: activeRow, day: activeDay } = cursor.active;
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs at each step of the cursor, also within a row
	useEffect(() => {
		if (!cursor.moved) return;
		rows.scrollToIndex(activeRow);
		frame.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	}, [cursor.moved, activeRow, activeDay, rows]);
	const visible = rows.getVirtualItems();
	const width = period.days.length * period.width;
	return (
		<div
			ref={frame}
			role="grid"
			tabIndex={0}
			aria-label={t.label}
			aria-rowcount={cars.length + 1}
			aria-colcount={period.days.length + 1}
			aria-multiselectable
			{...(visible.some(({ index }) => index === activeRow) && { 'aria-activedescendant': 'fleet-active' })}
			onKeyDown={cursor.onKeyDown}
			{...pointer.handlers}
			data-testid="fleet-board"
			className="group relative -mx-4 [--fleet-name:9rem] sm:[--fleet-name:13rem] max-h-[75dvh] overflow-auto overscroll-x-contain border-line border-y bg-surface outline-offset-2 [contain:strict] sm:mx-0 sm:rounded-card sm:border"
			style={{ height: HEAD_PX + cars.length * ROW_PX + 16 }}
		>
			<BoardDays period={period} today={today} />
			<div role="presentation" className="relative" style={{ height: rows.getTotalSize(), width: `calc(var(--fleet-name) + ${width}px)` }}>
				<DayColumns period={period} today={today} />
				{visible.map(({ index, start }) => {
					const car = cars[index];
					if (!car) return null;
					return (
						<BoardRow
							key={car.id}
							car={car}
							bars={bars[index] ?? []}
							index={index}
							start={start}
							period={period}
							active={index === activeRow ? activeDay : null}
							selected={pointer.drawn?.row === index ? pointer.drawn.days : cursor.selected?.row === index ? cursor.selected.days : null}
							moved={pointer.drawn?.row === index ? pointer.drawn.bar : null}
						/>
					);
				})}
			</div>
		</div>
	);
}
