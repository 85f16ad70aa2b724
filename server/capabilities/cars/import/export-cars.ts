/** An owner's cars as the file that an import reads: changed in a spreadsheet, it can be imported again. */
import { type ImportColumn, importColumnKeys } from '#contract/import-columns.ts';
import { formatFils } from '#contract/money.ts';
import { ammanDate } from '#contract/time.ts';
import { branchesOfOwner } from '#server/capabilities/companies/index.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type Rows, streamedCsv } from '#server/platform/files/csv.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { attributesOf } from '../columns.ts';
import { extrasByCar, stocksOf, stoppedStocksByCar } from '../extras-sql.ts';
import { type CarRow, carsOf } from '../sql.ts';
import { wordsByCar } from '../words-sql.ts';
import { allCarsExtrasInFile } from './all-cars-extras.ts';
import type { Branch } from './names.ts';
import { type TermColumn, termsInFile } from './record-terms.ts';
import { headingOf } from './table.ts';

const PART = 100;

export async function exportCars(platform: Platform, caller: Caller, language: Language): Promise<Response> {
	const branches = await branchesOfOwner(platform.db, caller.userId);
	const columns = importColumnKeys.map((column) => headingOf(column, language));
	const parts = rowsOf(platform, caller, { branches, language });
	return streamedCsv(columns, parts, `mishwar-cars-${ammanDate(platform.clock.now())}.csv`);
}

type Written = { branches: readonly Branch[]; language: Language };

async function* rowsOf(platform: Platform, caller: Caller, written: Written): AsyncGenerator<Rows, void> {
	const stocks = await stocksOf(platform.db, caller.userId);
	let after: readonly [string, string] | null = null;
	do {
		const found: CarRow[] = await carsOf(platform.db, caller.userId, { after, limit: PART });
		const cars = found.slice(0, PART);
		const ids = cars.map(({ id }) => id);
		const [words, extras] = [await wordsByCar(platform.db, ids), await extrasByCar(platform.db, ids)];
		const allCars = { stocks, stopped: await stoppedStocksByCar(platform.db, ids) };
		yield cars.map((car) => {
			const description = words.get(car.id)?.texts.description;
			const terms = { ...termsInFile(car, extras.get(car.id) ?? []), allCarsExtras: allCarsExtrasInFile(allCars, car.id) };
			return importColumnKeys.map(
				(column) => cellOf(column, car, written, terms) ?? (column === 'descriptionEn' ? description?.en : description?.ar) ?? '',
			);
		});
		const last = cars.at(-1);
		after = found.length > PART && last ? [last.created_at.toISOString(), last.id] : null;
	} while (after !== null);
}

/** Undefined for the descriptions, which are in another table. */
function cellOf(
	column: ImportColumn,
	car: CarRow,
	{ branches, language }: Written,
	terms: Record<TermColumn | 'allCarsExtras', string>,
): string | undefined {
	switch (column) {
		case 'plate':
			return car.plate_number ?? '';
		case 'plateClass':
			return car.plate_class ?? '';
		case 'dailyRateJod':
			return car.daily_rate_fils === null ? '' : formatFils(car.daily_rate_fils);
		case 'branch': {
			const branch = branches.find(({ id }) => id === car.branch_id);
			return (language === 'ar' ? branch?.addressAr : branch?.addressEn) ?? '';
		}
		case 'pickupHours':
		case 'airportHours':
		case 'cancellationPolicy':
		case 'extras':
		case 'allCarsExtras':
			return terms[column];
		case 'descriptionEn':
		case 'descriptionAr':
			return undefined;
		default: {
			const value = attributesOf(car)[column];
			return Array.isArray(value) ? value.join(';') : String(value);
		}
	}
}
