/** An owner's statement of a month, on the page and as a file. */
import { formatFils } from '#contract/money.ts';
import { type Statement, type StatementPart, statementParts } from '#contract/statements.ts';
import { ammanIso, ammanMonth, monthPeriod } from '#contract/time.ts';
import { taxpayerOf } from '#server/capabilities/companies/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { ownerBalanceAt, ownerMovements } from '#server/capabilities/ledger/index.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { csvFile, type Table } from '#server/platform/files/csv.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { sumsOfStatement, toStatementEntry } from './statement-rules.ts';

/** Both reads are of one snapshot, so that no entry is missing between them. */
export async function readStatement({ db, clock }: Platform, caller: Caller, asked: string | undefined): Promise<Statement> {
	const currentMonth = ammanMonth(clock.now());
	const month = asked ?? currentMonth;
	const period = monthPeriod(month);
	const { openingFils, movements } = await db
		.transaction()
		.setIsolationLevel('repeatable read')
		.execute(async (tx) => ({
			openingFils: await ownerBalanceAt(tx, caller.userId, period.from),
			movements: await ownerMovements(tx, caller.userId, period),
		}));
	const entries = movements.map(toStatementEntry);
	const sums = sumsOfStatement(openingFils, entries);
	const { en, ar, taxNumber } = (await taxpayerOf(db, caller.userId)) ?? {
		...(await namesOf(db, [caller.userId]))(caller.userId),
		taxNumber: '',
	};
	let balanceFils = openingFils;
	return {
		...{ month, currentMonth, account: { nameEn: en, nameAr: ar, taxNumber } },
		openingJod: formatFils(openingFils),
		closingJod: formatFils(sums.closingFils),
		sums: inJod(sums.parts),
		entries: entries.map((entry) => {
			balanceFils += entry.fils;
			return {
				...{ at: ammanIso(entry.occurredAt), bookingId: entry.bookingId },
				part: statementParts.find((part) => part !== 'fee' && entry.parts[part] !== 0n) ?? 'rental',
				isReturned: entry.kind === 'payout-failed',
				...inJod(entry.parts),
				totalJod: formatFils(entry.fils),
				balanceJod: formatFils(balanceFils),
			};
		}),
	};
}

const inJod = (parts: Record<StatementPart, bigint>) =>
	Object.fromEntries(statementParts.map((part) => [part, formatFils(parts[part])])) as Record<StatementPart, string>;

const words = {
	en: {
		columns: [
			'Date',
			'For',
			'Booking',
			'Rental (JOD)',
			'Platform fee (JOD)',
			'Compensation (JOD)',
			'Goodwill (JOD)',
			'Payout (JOD)',
			'Balance (JOD)',
		],
		parts: { rental: 'Rental', fee: 'Platform fee', compensation: 'Deposit, claim or fine', goodwill: 'Goodwill', payout: 'Payout' },
		...{ returned: 'Payout returned by the bank', opening: 'Opening balance', closing: 'Closing balance' },
	},
	ar: {
		columns: [
			...['التاريخ', 'عن', 'الحجز', 'الإيجار (د.أ)', 'عمولة المنصة (د.أ)', 'تعويضات (د.أ)', 'بادرات حسن نية (د.أ)', 'حوالات (د.أ)'],
			'الرصيد (د.أ)',
		],
		parts: { rental: 'إيجار', fee: 'عمولة المنصة', compensation: 'تأمين أو مطالبة أو مخالفة', goodwill: 'بادرة حسن نية', payout: 'حوالة' },
		...{ returned: 'حوالة أعادها البنك', opening: 'الرصيد الافتتاحي', closing: 'الرصيد الختامي' },
	},
} as const;

/** A number, because a text that begins with a minus sign is no number for a spreadsheet. It is never calculated with. */
const cell = (jod: string): number => Number(jod);

/** Dates and numbers in a form that every spreadsheet reads. */
export function statementTable({ month, openingJod, closingJod, sums, entries }: Statement, language: Language): Table {
	const { columns, parts, returned, opening, closing } = words[language];
	const empty = statementParts.map(() => '');
	return {
		columns,
		rows: [
			[`${month}-01`, opening, '', ...empty, cell(openingJod)],
			...entries.map((entry) => [
				...[entry.at.slice(0, 10), entry.isReturned ? returned : parts[entry.part], entry.bookingId ?? ''],
				...statementParts.map((part) => cell(entry[part])),
				cell(entry.balanceJod),
			]),
			['', closing, '', ...statementParts.map((part) => cell(sums[part])), cell(closingJod)],
		],
	};
}

export async function statementFile(platform: Platform, caller: Caller, month: string | undefined, language: Language): Promise<Response> {
	const statement = await readStatement(platform, caller, month);
	return csvFile(statementTable(statement, language), `mishwar-statement-${statement.month}.csv`);
}
