/** Which rows the table of an owner's cars displays, and in which order. Pure; both are in the address. */
import { type CarFigures, type FleetTableRow, PAPER_ENDS_SOON_DAYS } from '#contract/fleet.ts';
import { foldWords } from '#contract/fold-words.ts';
import { type ListingState, listingStates } from '#contract/listing.ts';
import { addDays } from '#contract/time.ts';

export const columns = ['car', 'state', 'now', 'next', 'use', 'earned', 'rating', 'paper'] as const;
export type Column = (typeof columns)[number];
/** Read by people who may read finances. */
export const financeColumns: readonly Column[] = ['use', 'earned'];

export type Row = FleetTableRow & { figures: CarFigures | undefined };
/** Chips above the table: what a car does, what it needs, and the states of listings. */
export const chips = ['RENTED', 'OVERDUE', 'PAPERS', ...listingStates] as const;
export type Chip = (typeof chips)[number];

export type View = { chip: Chip | null; column: Column; isDescending: boolean };

/** What is unknown in the address is left out; without an order, cars follow by name. */
export function viewFrom(query: URLSearchParams): View {
	const sort = query.get('sort') ?? '';
	const column = columns.find((each) => each === sort.replace(/^-/, ''));
	const chip = chips.find((each) => each === query.get('show')) ?? null;
	return { chip, column: column ?? 'car', isDescending: column !== undefined && sort.startsWith('-') };
}

/** Parameters of the address; null removes one. Pressing the column that orders already turns the order round. */
export function sortedBy(view: View, column: Column): Record<'sort', string | null> {
	const turns = view.column === column && !view.isDescending;
	return { sort: turns ? `-${column}` : column === 'car' ? null : column };
}

export const isSoon = (paper: FleetTableRow['paper'], today: string): boolean =>
	paper !== null && paper.expiresOn <= addDays(today, PAPER_ENDS_SOON_DAYS);

export function isOf(row: FleetTableRow, chip: Chip, today: string): boolean {
	if (chip === 'PAPERS') return isSoon(row.paper, today);
	if (chip === 'OVERDUE') return row.now.use === 'OVERDUE';
	if (chip === 'RENTED') return row.now.use === 'RENTED' || row.now.use === 'OVERDUE';
	return row.state === chip;
}

type Key = string | number | null;

/** What is most pressing first for states; what is late before what is out for the present. */
const stateOrder = new Map<ListingState, number>(listingStates.map((state, place) => [state, place]));
const useOrder: Record<FleetTableRow['now']['use'], string> = { OVERDUE: 'a', RENTED: 'b', BLOCKED: 'c', IMPORTED: 'd', FREE: 'e' };

function keyOf(row: Row, column: Column, nameOf: (row: Row) => string): Key {
	const { figures, now, next, paper, rating, state } = row;
	const keys: Record<Column, () => Key> = {
		car: () => nameOf(row),
		state: () => stateOrder.get(state) ?? null,
		now: () => `${useOrder[now.use]}${now.until ?? ''}`,
		next: () => next?.at ?? null,
		use: () => figures?.occupancyPercent ?? null,
		earned: () => (figures ? Number(figures.incomeJod) : null),
		rating: () => rating.average,
		paper: () => paper?.expiresOn ?? null,
	};
	return keys[column]();
}

type Choice = { view: View; words: string; today: string; nameOf(row: Row): string; language: string };

/** Rows without a value come last in both orders; equal ones stay in the order of their names. */
export function rowsOf(rows: readonly Row[], { view, words, today, nameOf, language }: Choice): Row[] {
	const collator = new Intl.Collator(language, { numeric: true });
	const compare = (a: Key, b: Key): number => {
		if (a === null || b === null) return Number(a === null) - Number(b === null);
		const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
		return view.isDescending ? -order : order;
	};
	const sought = foldWords(words);
	const text = (row: Row) => foldWords([nameOf(row), row.make, row.model, row.makeAr, row.modelAr, row.plateNumber].join(' '));
	return rows
		.filter((row) => (view.chip === null || isOf(row, view.chip, today)) && text(row).includes(sought))
		.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)))
		.toSorted((a, b) => compare(keyOf(a, view.column, nameOf), keyOf(b, view.column, nameOf)));
}
