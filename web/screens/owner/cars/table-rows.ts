/** Filtering and sorting of the table of an owner's cars, from the parameters of the address. Pure. */
import { type CarFigures, type FleetTableRow, PAPER_ENDS_SOON_DAYS } from '#contract/fleet.ts';
import { foldWords } from '#contract/fold-words.ts';
import { type ListingState, listingStates } from '#contract/listing.ts';
import { addDays } from '#contract/time.ts';

export const columns = ['car', 'state', 'now', 'next', 'use', 'earned', 'rating', 'paper'] as const;
export type Column = (typeof columns)[number];
/** Shown only to people who may see finances. */
export const financeColumns: readonly Column[] = ['use', 'earned'];

export type Row = FleetTableRow & { figures: CarFigures | undefined };
/** Filters above the table: two states of use, expiring documents, and the states of the listing. */
export const chips = ['RENTED', 'OVERDUE', 'PAPERS', ...listingStates] as const;
export type Chip = (typeof chips)[number];

export type View = { chip: Chip | null; column: Column; isDescending: boolean };

/** Ignores unknown values; the default order is by name. */
export function viewFrom(query: URLSearchParams): View {
	const sort = query.get('sort') ?? '';
	const column = columns.find((each) => each === sort.replace(/^-/, ''));
	const chip = chips.find((each) => each === query.get('show')) ?? null;
	return { chip, column: column ?? 'car', isDescending: column !== undefined && sort.startsWith('-') };
}

/** Address parameter for sorting by a column; null removes it. Pressing the sorted column again reverses the order. */
export function sortedBy(view: View, column: Column): Record<'sort', string | null> {
	const isReversed = view.column === column && !view.isDescending;
	return { sort: isReversed ? `-${column}` : column === 'car' ? null : column };
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

/** Sort keys: states as listed in the contract, uses from overdue to free. */
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

/** Rows without a value come last in both directions; equal rows are ordered by name. */
export function rowsOf(rows: readonly Row[], { view, words, today, nameOf, language }: Choice): Row[] {
	const collator = new Intl.Collator(language, { numeric: true });
	const compare = (a: Key, b: Key): number => {
		if (a === null || b === null) return Number(a === null) - Number(b === null);
		const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
		return view.isDescending ? -order : order;
	};
	const search = foldWords(words);
	const text = (row: Row) => foldWords([nameOf(row), row.make, row.model, row.makeAr, row.modelAr, row.plateNumber].join(' '));
	return rows
		.filter((row) => (view.chip === null || isOf(row, view.chip, today)) && text(row).includes(search))
		.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)))
		.toSorted((a, b) => compare(keyOf(a, view.column, nameOf), keyOf(b, view.column, nameOf)));
}
