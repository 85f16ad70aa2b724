/** The result of an import for each record: a new draft, a change of the car with its plate, nothing, or a refusal. Pure. */

import { carAttributes } from '#contract/car-attributes.ts';
import type { CarWords } from '#contract/car-words.ts';
import type { ImportColumn } from '#contract/import-columns.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { attributesOf } from '../columns.ts';
import { type DriverLimits, driverTermOutside } from '../driver-terms.ts';
import type { OfferedExtra } from '../extras-sql.ts';
import { reviewedColumns, verifiedColumns } from '../rules.ts';
import type { CarRow } from '../sql.ts';
import { changedAllCarsExtras, type OwnStocks, StatedTogether } from './all-cars-extras.ts';
import type { Branch } from './names.ts';
import { type AttributeColumn, attributeColumns, type CarOfRecord, type Problem, plateKey, type Rules, readRecord } from './read-record.ts';
import { type RecordTerms, type TermColumn, termColumns, termsInFile, textOfTerms } from './record-terms.ts';
import type { ImportTable } from './table.ts';

/** Values as a person reads them. */
export type PlannedChange = { column: ImportColumn; from: string; to: string };
export type PlannedLine = {
	record: number;
	name: string;
	plate: string;
	outcome: 'NEW' | 'CHANGED' | 'UNCHANGED' | 'REFUSED';
	problems: Problem[];
	remarks: Problem[];
	changes: PlannedChange[];
	/** For a record that is accepted. */
	car: CarOfRecord | null;
	existing: CarRow | null;
};

export type Existing = {
	cars: readonly CarRow[];
	words: ReadonlyMap<string, CarWords>;
	extras: ReadonlyMap<string, readonly OfferedExtra[]>;
	allCars: OwnStocks;
};

export function planImport(table: ImportTable, existing: Existing, rules: Rules): PlannedLine[] {
	const byPlate = Map.groupBy(existing.cars, (car) => plateKey(car.plate_number ?? ''));
	const first = new Map<string, number>();
	const together = new StatedTogether(existing.allCars);
	return table.records.map(({ record, cells, hasMoreCells }) => {
		const { car, problems, remarks } = readRecord(cells, rules);
		if (hasMoreCells) problems.push({ column: null, says: 'MORE_CELLS' });
		const key = plateKey(cells.plate ?? '');
		const [own, ...others] = byPlate.get(key) ?? [];
		const earlier = key === '' ? undefined : first.get(key);
		if (earlier !== undefined) problems.push({ column: 'plate', says: 'PLATE_TWICE', values: { record: earlier } });
		else first.set(key, record);
		if (others.length > 0) problems.push({ column: 'plate', says: 'PLATE_OF_SEVERAL' });
		const outside = car && outsideOfLimits(car, rules.drivers, own);
		if (outside) problems.push(outside);
		const differs = problems.length === 0 && car?.allCarsExtras && together.add(record, car.allCarsExtras);
		if (differs) problems.push(differs);
		const line = {
			record,
			name: [cells.make, cells.model, cells.year]
				.map((text) => text?.trim())
				.filter(Boolean)
				.join(' ')
				.slice(0, 120),
			plate: (cells.plate ?? '').trim().slice(0, 20),
			...{ problems, remarks, changes: [], car, existing: own ?? null },
		};
		if (problems.length > 0 || !car) return { ...line, outcome: 'REFUSED', remarks: [], car: null };
		if (!own) return { ...line, outcome: 'NEW' };
		const before = { row: own, words: existing.words.get(own.id), extras: existing.extras.get(own.id) ?? [], allCars: existing.allCars };
		const compared = compare(car, before, rules.branches);
		return {
			...line,
			outcome: compared.changes.length > 0 ? 'CHANGED' : 'UNCHANGED',
			changes: compared.changes,
			remarks: [...remarks, ...compared.remarks],
			car: compared.car,
		};
	});
}

function outsideOfLimits({ attributes }: CarOfRecord, limits: DriverLimits, own: CarRow | undefined): Problem | null {
	const column = driverTermOutside(attributes, limits, own ?? null);
	if (column === 'driverAge')
		return { column, says: 'DRIVER_AGE', values: { least: limits.minimumDriverAge, most: limits.mostDriverAgeAsked } };
	return column && { column, says: 'LICENCE_YEARS', values: { most: limits.mostLicenceYearsAsked } };
}

const checked: ReadonlySet<string> = new Set([...verifiedColumns, ...reviewedColumns]);

type Before = { row: CarRow; words: CarWords | undefined; extras: readonly OfferedExtra[]; allCars: OwnStocks };

/** `car`: only what the import changes. What an admin looks at of a car that was handed in stays: it is changed in the form, beside the documents. */
function compare(car: CarOfRecord, { row, words, extras, allCars }: Before, branches: readonly Branch[]) {
	const isDraft = row.submitted_at === null;
	const now = attributesOf(row);
	const changes: PlannedChange[] = [];
	const remarks: Problem[] = [];
	const attributes: CarOfRecord['attributes'] = {};
	for (const column of attributeColumns) {
		const value = car.attributes[column];
		if (value === undefined || isSame(column, value, now[column])) continue;
		const values = { from: toText(now[column]) };
		if (!isDraft && checked.has(carAttributes[column].column)) remarks.push({ column, says: 'CHECKED', values });
		else if (column === 'mileage' && Number(value) < now.mileage && !isDraft) remarks.push({ column, says: 'MILEAGE_LOWER', values });
		else {
			Object.assign(attributes, { [column]: value });
			changes.push({ column, from: toText(now[column]), to: toText(value) });
		}
	}
	let { plateClass } = car;
	if (!car.plateClassIsStated || plateClass === null || plateClass === row.plate_class) plateClass = null;
	else if (isDraft) changes.push({ column: 'plateClass', from: row.plate_class ?? '', to: plateClass });
	else {
		remarks.push({ column: 'plateClass', says: 'CHECKED', values: { from: row.plate_class ?? '' } });
		plateClass = null;
	}
	const rate = row.daily_rate_fils;
	const newRate = parseFils(car.dailyRateJod);
	if (rate !== newRate) changes.push({ column: 'dailyRateJod', from: rate === null ? '' : formatFils(rate), to: formatFils(newRate) });
	const nameOf = (id: string | null) => branches.find((branch) => branch.id === id)?.addressEn ?? '';
	const branchId = car.branchId === row.branch_id ? undefined : car.branchId;
	if (branchId) changes.push({ column: 'branch', from: nameOf(row.branch_id), to: nameOf(branchId) });
	const terms = changedTerms(car.terms, termsInFile(row, extras));
	for (const { column, from, to } of terms.changes) changes.push({ column, from: shortened(from), to: shortened(to) });
	const allCarsChange = car.allCarsExtras ? changedAllCarsExtras(car.allCarsExtras, allCars, row.id) : null;
	if (allCarsChange) changes.push({ column: 'allCarsExtras', from: shortened(allCarsChange.from), to: shortened(allCarsChange.to) });
	const descriptions: CarOfRecord['descriptions'] = {};
	for (const [column, language] of [
		['descriptionEn', 'en'],
		['descriptionAr', 'ar'],
	] as const) {
		const [before, after] = [words?.texts.description[language] ?? '', car.descriptions[language]];
		if (after === undefined || after === before) continue;
		descriptions[language] = after;
		changes.push({ column, from: shortened(before), to: shortened(after) });
	}
	return {
		changes,
		remarks,
		car: {
			...car,
			attributes,
			plateClass,
			terms: withIds(terms.terms, extras),
			descriptions,
			...(branchId ? { branchId } : { branchId: undefined }),
		} as CarOfRecord,
	};
}

function changedTerms(terms: RecordTerms, now: Record<TermColumn, string>): { terms: RecordTerms; changes: PlannedChange[] } {
	const typed = textOfTerms(terms);
	const columns = termColumns.filter((column) => typed[column] !== undefined && typed[column] !== now[column]);
	return {
		terms: Object.fromEntries(columns.map((column) => [column, terms[column]])),
		changes: columns.map((column) => ({ column, from: now[column], to: typed[column] ?? '' })),
	};
}

/** An extra that stays keeps its id. */
function withIds({ extras, ...terms }: RecordTerms, before: readonly OfferedExtra[]): RecordTerms {
	if (!extras) return terms;
	const idOf = (kind: string, name: string | null) => before.find((own) => own.kind === kind && own.name === name)?.id;
	return { ...terms, extras: extras.map((extra) => ({ ...extra, id: idOf(extra.kind, extra.name ?? null) })) };
}

function isSame(column: AttributeColumn, one: unknown, other: unknown): boolean {
	if (column === 'depositJod') return parseFils(String(one)) === parseFils(String(other));
	if (Array.isArray(one) && Array.isArray(other)) return one.toSorted().join() === other.toSorted().join();
	return one === other;
}

const toText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

const SHORTENED = 120;
const shortened = (text: string): string => (text.length > SHORTENED ? `${text.slice(0, SHORTENED)}…` : text);
