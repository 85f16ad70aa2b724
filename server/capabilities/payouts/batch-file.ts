/** A batch as a file for the bank. It contains full account numbers, so each download is audited. */

import { formatFils } from '#contract/money.ts';
import { ammanDate } from '#contract/time.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { csvFile, type Table } from '#server/platform/files/csv.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { maskAccount } from './account-rules.ts';
import { batchById, linesOfBatch } from './batches-sql.ts';

/** English headings for the bank, in every language of the admin. */
const COLUMNS = ['Reference', 'Beneficiary', 'Method', 'Account', 'Amount', 'Currency', 'Details'];

type Line = Awaited<ReturnType<typeof linesOfBatch>>[number];

export async function batchFile(platform: Platform, caller: Caller, id: string): Promise<Response> {
	return inTransaction(platform.db, async (tx) => {
		const batch = await batchById(tx, id);
		if (!batch) throw refuse('PAYOUT_BATCH_NOT_FOUND');
		const lines = await linesOfBatch(tx, id);
		const nameOf = await namesOf(
			tx,
			lines.map((line) => line.owner_id),
		);
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'payout-batch.file-taken',
			subject: 'payout-batch',
			subjectId: id,
			after: { count: lines.length },
		});
		const rows = lines.map((line) => rowOf(line, nameOf(line.owner_id).en));
		return csvFile({ columns: COLUMNS, rows }, `mishwar-payouts-${batch.number}-${ammanDate(batch.made_at)}.csv`);
	});
}

/** Phone numbers begin with 00: a spreadsheet would evaluate a plus sign as a formula. */
function rowOf(line: Line, ownerName: string): Table['rows'][number] {
	const reference = `${line.id.slice(0, 8)}-${line.attempt}`.toUpperCase();
	const account = line.iban ?? line.cliq_alias?.replace(/^\+/, '00') ?? maskAccount(line) ?? '';
	const booking = line.booking_id.slice(0, 8).toUpperCase();
	return [reference, line.holder_name ?? ownerName, line.kind, account, formatFils(line.amount_fils), 'JOD', `Mishwar booking ${booking}`];
}
