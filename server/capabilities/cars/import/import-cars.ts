/** An owner imports cars from a file: first a report, then all valid records in one transaction (docs/decisions/084). */
import { createHash } from 'node:crypto';
import type { ImportFinding, ImportReport } from '#contract/car-import.ts';
import type { ImportColumn } from '#contract/import-columns.ts';
import { ammanDate } from '#contract/time.ts';
import { branchesOfOwner, licensedOfficeOf } from '#server/capabilities/companies/index.ts';
import { changeUser } from '#server/capabilities/identity/index.ts';
import { isIdentityApproved } from '#server/capabilities/kyc/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { lockStocksOf } from '../extra-stocks.ts';
import { extrasByCar, stocksOf, stoppedStocksByCar } from '../extras-sql.ts';
import { wordsByCar } from '../words-sql.ts';
import { type PlannedLine, planImport } from './plan.ts';
import { readCells } from './read-file.ts';
import type { Problem } from './read-record.ts';
import { carsWithPlates, lockCarsOf } from './sql.ts';
import { headingOf, type ImportTable, tableOf } from './table.ts';
import { expected, fill, sentences } from './texts.ts';
import { writeLines } from './write-lines.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Writes nothing. */
export async function previewImport(platform: Platform, caller: Caller, bytes: Bytes): Promise<ImportReport> {
	const table = await readTable(platform, caller, bytes);
	const lines = await plan(platform, platform.db, caller, table);
	return report(lines, table, { bytes, language: caller.lang });
}

/** Throws IMPORT_OUTDATED if the result would differ from the report that the owner saw. */
export async function importCars(platform: Platform, caller: Caller, bytes: Bytes, version: string): Promise<ImportReport> {
	const table = await readTable(platform, caller, bytes);
	return inTransaction(platform.db, async (tx) => {
		if (table.headings.allCarsExtras !== undefined) await lockStocksOf(tx, caller.userId);
		// Two imports of one owner run one after the other, so that neither misses the other's plates.
		await lockSubject(tx, 'plates', caller.userId);
		await lockCarsOf(tx, caller.userId);
		const lines = await plan(platform, tx, caller, table);
		const done = report(lines, table, { bytes, language: caller.lang });
		if (done.version !== version) throw refuse('IMPORT_OUTDATED');
		await writeLines(platform, tx, caller, lines);
		if (caller.role === 'RENTER' && done.counts.created > 0) await changeUser(tx, caller.userId, { role: 'OWNER' });
		return done;
	});
}

async function readTable(platform: Platform, caller: Caller, bytes: Bytes): Promise<ImportTable> {
	if (!(await isIdentityApproved(platform.db, caller.userId))) throw refuse('IDENTITY_REQUIRED');
	await platform.limits.count('carImportPerson', caller.userId);
	return tableOf(await readCells(bytes), caller.lang);
}

async function plan(platform: Platform, db: Queryable, caller: Caller, table: ImportTable): Promise<PlannedLine[]> {
	const { userId } = caller;
	const cars = await carsWithPlates(db, userId);
	const ids = cars.map(({ id }) => id);
	const [words, extras, branches] = [await wordsByCar(db, ids), await extrasByCar(db, ids), await branchesOfOwner(db, userId)];
	const allCars = { stocks: await stocksOf(db, userId), stopped: await stoppedStocksByCar(db, ids) };
	const office = await licensedOfficeOf(db, userId, ammanDate(platform.clock.now()));
	const drivers = await currentSettings(db);
	const rentalPlatesOnly = office !== null || drivers.rentalPlatesOnly;
	return planImport(table, { cars, words, extras, allCars }, { branches, rentalPlatesOnly, drivers });
}

function report(lines: readonly PlannedLine[], table: ImportTable, from: { bytes: Bytes; language: Language }): ImportReport {
	const { language } = from;
	const heading = (column: ImportColumn) => table.headings[column] ?? headingOf(column, language);
	const finding = ({ column, says, values }: Problem): ImportFinding => {
		const sentence = says ? sentences[says] : column && expected[column];
		return { column, heading: column && heading(column), text: sentence ? fill(sentence, language, values) : '' };
	};
	const count = (outcome: PlannedLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
	return {
		version: versionOf(lines, from.bytes),
		counts: { created: count('NEW'), changed: count('CHANGED'), unchanged: count('UNCHANGED'), refused: count('REFUSED') },
		unknownHeadings: table.unknownHeadings,
		lines: lines.map(({ record, name, plate, outcome, problems, remarks, changes }) => ({
			...{ record, plate, outcome, car: name },
			problems: problems.map(finding),
			remarks: remarks.map(finding),
			changes: changes.map((change) => ({ ...change, heading: heading(change.column) })),
		})),
	};
}

/** Identifies the file and the result for each record, independent of the language. */
function versionOf(lines: readonly PlannedLine[], bytes: Bytes): string {
	const facts = lines.map(({ outcome, changes, problems, existing }) => [outcome, changes, problems.length, existing?.id ?? null]);
	return createHash('sha256').update(bytes).update(JSON.stringify(facts)).digest('base64url');
}
