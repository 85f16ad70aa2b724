/** One car on the board: its name, its bars, the active day and the selected days. */
// biome-ignore-all lint/a11y/useSemanticElements: rows are positioned one by one, which a table does not do
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays on the grid, which names its active cell

import { clsx } from 'clsx';
import { FileWarning, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { BoardCar } from '#contract/fleet.ts';
import { addDays } from '#contract/time.ts';
import { carModelOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Language } from '#web/i18n/language.ts';
import { type Bar, barOn, type Period } from './board-days.ts';
import { barStyle } from './legend.tsx';
import type { FleetTexts } from './texts.en.ts';

type Days = { from: number; to: number };
type BoardRowProps = {
	car: BoardCar;
	bars: readonly Bar[];
	index: number;
	start: number;
	period: Period;
	/** The column of the cursor in this row: -1 is the car itself; null for another row. */
	active: number | null;
	selected: Days | null;
	/** The bar that is being moved to the selected days. */
	moved: Bar | null;
};

/** Narrower bars have no room for a name. */
const LABEL_PX = 44;
/** A shorter turnaround could not be distinguished from the end of its booking. */
const MIN_TURNAROUND_PX = 5;
const MAJOR = 'inset-y-1.5 cursor-pointer rounded-control px-1.5 font-medium text-xs leading-8';
const MINOR = 'pointer-events-none inset-y-3.5 rounded';

export const BoardRow = memo(function BoardRow({ car, bars, index, start, period, active, selected, moved }: BoardRowProps) {
	const { board: t } = useScreenTexts<FleetTexts>();
	const { language } = useLanguage();
	const { width } = period;
	return (
		<div
			role="row"
			aria-rowindex={index + 2}
			style={{ transform: `translateY(${start}px)` }}
			className="absolute inset-x-0 top-0 flex h-11 border-line border-b [contain:layout_style]"
		>
			<RowHead car={car} isActive={active === -1} />
			<div data-row={index} className="relative flex-1">
				{bars.map((bar) => {
					// Not a component, because fast scrolling renders hundreds of bars a second.
					const isMinor = bar.kind === 'GAP' || bar.kind === 'TURNAROUND';
					if (bar.kind === 'TURNAROUND' && bar.length * width < MIN_TURNAROUND_PX) return null;
					const name = nameOf(bar, language) ?? t.legend[bar.kind];
					const hasRoom = !isMinor && bar.length * width >= LABEL_PX;
					return (
						<div
							key={`${bar.kind} ${bar.offset}`}
							aria-hidden
							title={name}
							data-bar={bar.kind}
							style={{ insetInlineStart: bar.offset * width, width: Math.max(bar.length * width - 1, 3) }}
							className={`absolute overflow-hidden text-ellipsis whitespace-nowrap ${isMinor ? MINOR : MAJOR} ${barStyle[bar.kind]} ${bar === moved ? 'opacity-40' : ''}`}
						>
							{hasRoom && <bdi>{name}</bdi>}
						</div>
					);
				})}
				<Papers car={car} period={period} />
				{selected && (
					<div
						aria-hidden
						style={{ insetInlineStart: selected.from * width, width: (selected.to - selected.from) * width }}
						className="pointer-events-none absolute inset-y-0.5 rounded-control border-2 border-primary bg-primary/20"
					/>
				)}
				{active !== null && active >= 0 && <ActiveDay car={car} bars={bars} period={period} day={active} isSelected={selected !== null} />}
			</div>
		</div>
	);
});

function RowHead({ car, isActive }: { car: BoardCar; isActive: boolean }) {
	const { board: t } = useScreenTexts<FleetTexts>();
	const { language } = useLanguage();
	const isOverdue = car.bookings.some((booking) => booking.isOverdue);
	return (
		<div
			role="rowheader"
			aria-colindex={1}
			{...(isActive && { id: 'fleet-active', 'data-active': true })}
			data-car={car.id}
			className={clsx(
				'sticky start-0 z-10 flex w-(--fleet-name) shrink-0 cursor-pointer flex-col justify-center border-line border-e bg-surface px-2 text-sm leading-tight hover:bg-sunken sm:px-3 rtl:leading-normal',
				isActive && 'outline-2 outline-transparent -outline-offset-2 group-focus-visible:outline-primary',
			)}
		>
			<span className="flex items-center gap-1 font-medium">
				{isOverdue && <TriangleAlert aria-label={t.legend.OVERDUE} className="size-3.5 shrink-0 text-danger" />}
				<bdi className="truncate">{carModelOf(car, language)}</bdi>
			</span>
			<span className="numbers truncate text-muted text-xs">
				<bdi dir="ltr">{car.plateNumber ?? car.year}</bdi>
				{car.state !== 'VERIFIED' && ` · ${t.states[car.state]}`}
			</span>
		</div>
	);
}

/** The renter's name in the script of the page; null for a bar without a booking. */
const nameOf = ({ booking }: Bar, language: Language): string | null =>
	(language === 'ar' && booking?.renterNameAr) || booking?.renterName || null;

/** Marks the expiry dates of the car's documents, after which it may not be driven. */
function Papers({ car: { papers }, period: { from, to, width } }: { car: BoardCar; period: Period }) {
	const { board: t } = useScreenTexts<FleetTexts>();
	return papers
		.filter(({ expiresOn }) => expiresOn >= from && expiresOn < to)
		.map(({ kind, expiresOn }) => (
			<FileWarning
				key={kind}
				aria-hidden
				style={{ insetInlineStart: ((Date.parse(expiresOn) - Date.parse(from)) / 86_400_000) * width + width / 2 - 7 }}
				className="absolute top-0 size-3.5 text-danger"
			>
				<title>{t.papers[kind]}</title>
			</FileWarning>
		));
}

type ActiveDayProps = { car: BoardCar; bars: readonly Bar[]; period: Period; day: number; isSelected: boolean };

/** The cell under the cursor, with its label for screen readers. Other cells have no element. */
function ActiveDay({ car, bars, period, day, isSelected }: ActiveDayProps) {
	const { board: t } = useScreenTexts<FleetTexts>();
	const { format, language } = useLanguage();
	const bar = barOn(bars, day);
	const date = addDays(period.from, day);
	const renter = bar && nameOf(bar, language);
	const papers = car.papers.filter(({ expiresOn }) => expiresOn === date).map(({ kind }) => t.papers[kind]);
	const words = [
		`${carModelOf(car, language)} ${car.plateNumber ?? ''}`.trim(),
		format.date(date, 'full'),
		bar ? t.legend[bar.kind] : t.free,
		...(renter ? [renter] : []),
		...papers,
	];
	return (
		<div
			role="gridcell"
			id="fleet-active"
			data-active
			aria-colindex={day + 2}
			aria-selected={isSelected}
			aria-label={words.join(language === 'ar' ? '، ' : ', ')}
			style={{ insetInlineStart: day * period.width, width: period.width }}
			className="pointer-events-none absolute inset-y-0 scroll-ms-(--fleet-name) outline-2 outline-transparent -outline-offset-2 group-focus-visible:outline-primary"
		/>
	);
}
