/** `npm run payments:since -- MOMENT`: after a restore, compares the payments with the gateways, prints a line for each that differs, and says what to do. It changes something only with the option for it. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import { formatFils } from '#contract/money.ts';
import {
	type ComparedPayment,
	comparePayments,
	listNoticeTargets,
	refundForgottenPayment,
	syncPayment,
} from '../capabilities/payments/index.ts';
import { createLog } from '../platform/base/log.ts';
import { Refusal } from '../platform/base/refusal.ts';
import { StartError } from '../platform/base/start-error.ts';
import { createGatewayRegistry } from '../providers/gateway/gateways.ts';
import { type CommandContext, printLine, runCommand, withDatabase } from './command.ts';
import { type Env, readEnv } from './env.ts';
import { openConfiguredGateways } from './gateways.ts';
import { listenLater } from './listen.ts';
import { openPlatform } from './platform.ts';
import type { Disposers } from './services.ts';

const USAGE =
	'Say since when: npm run payments:since -- MOMENT [--ids FILE [--column NAME]] [--all] [--sync] [--refund ID]…; MOMENT such as 2027-03-05T14:30:00+03:00';

type Verdict = ComparedPayment['verdict'];
type Options = { since: Date; ids: readonly string[]; all: boolean; isSync: boolean; refunds: readonly string[] };

const words: Record<Verdict, string> = {
	AGREES: 'agrees',
	CHANGED: 'changed',
	IN_REVIEW: 'in review',
	UNPAID_THERE: 'unpaid there',
	REFUNDED: 'refunded there',
	FORGOTTEN: 'unknown here',
	FORGOTTEN_REFUNDED: 'unknown, refunded',
	FORGOTTEN_UNPAID: 'unknown, unpaid',
	NOT_FOUND: 'not found',
	NO_ANSWER: 'no answer',
};
const PROGRESS_EVERY_MS = 5000;
const WIDTH = Math.max(...Object.values(words).map(({ length }) => length)) + 2;

const advice: Partial<Record<Verdict, string>> = {
	CHANGED: 'The gateway knows more than this database. `--sync` enters it; what was paid twice or too late is then refunded by itself.',
	IN_REVIEW: 'Decide these at /admin/reconciliation.',
	UNPAID_THERE: 'Paid here and not there. Ask the gateway; nothing is changed here.',
	REFUNDED:
		'The gateway made refunds that this database does not know: the booking was cancelled, changed or settled after the backup. Do it again here. A refund of the same amount is then taken from the gateway and not made twice; look at those of another amount before jobs run.',
	FORGOTTEN:
		'Charged and not known here: the booking was made after the backup, or another system uses the same account. `--refund ID` refunds it; ask the person to book again.',
	NOT_FOUND: 'No gateway knows these ids.',
	NO_ANSWER: 'The gateway gave no answer. Run the command again.',
};
/** Final states, which need no action. */
const DONE: readonly Verdict[] = ['AGREES', 'FORGOTTEN_REFUNDED', 'FORGOTTEN_UNPAID'];

async function readOptions(): Promise<Options> {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				...{ ids: { type: 'string' }, column: { type: 'string' } },
				...{ all: { type: 'boolean' }, sync: { type: 'boolean' }, refund: { type: 'string', multiple: true } },
			},
		});
		const [moment = '', ...others] = positionals;
		const since = new Date(moment);
		// Without a zone the moment would be in that of this machine.
		if (others.length > 0 || Number.isNaN(since.getTime()) || !/(Z|[+-]\d{2}:\d{2})$/.test(moment))
			throw new TypeError('MOMENT is missing');
		const ids = values.ids === undefined ? [] : await readIds(values.ids, values.column);
		return { since, ids, all: values.all ?? false, isSync: values.sync ?? false, refunds: values.refund ?? [] };
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new StartError(USAGE);
	}
}

/** A list of ids, one on each line, or a column of a CSV file that the gateway exported. */
async function readIds(file: string, column: string | undefined): Promise<string[]> {
	const content = await readFile(file, 'utf8').catch(() => {
		throw new StartError(`--ids: ${file} cannot be read.`);
	});
	const { data } = Papa.parse<string[]>(content.replace(/^\ufeff/, ''), { skipEmptyLines: true });
	const index = column === undefined ? 0 : (data[0]?.findIndex((name) => name.trim() === column) ?? -1);
	if (index < 0) throw new StartError(`--column: ${file} has no column ${column}; it has ${data[0]?.join(', ') ?? 'none'}.`);
	return data.slice(column === undefined ? 0 : 1).flatMap((row) => row[index]?.trim() || []);
}

function lineOf({ verdict, gateway, gatewayPaymentId, payment, snapshot, forgotten }: ComparedPayment): string {
	const amount = snapshot?.amount;
	const atGateway = snapshot ? `${snapshot.state}${amount ? ` ${formatFils(amount.fils)} ${amount.currency}` : ''}` : 'nothing';
	const inDatabase =
		payment && `${payment.reference}, booking ${payment.booking_id}: ${payment.state} ${formatFils(payment.amount_fils)} JOD here, `;
	const refunds = forgotten.map(
		(refund) => `, refund ${refund.gatewayOperationId} of ${refund.amount ? formatFils(refund.amount.fils) : '?'} JOD`,
	);
	return `${words[verdict].padEnd(WIDTH)}${inDatabase ?? ''}${atGateway} at ${gateway ?? 'any gateway'} (${gatewayPaymentId ?? 'not paid'})${refunds.join('')}`;
}

type Asked = Pick<Options, 'since' | 'ids' | 'all'>;

/** Queries the gateways and prints progress from time to time: a restored marketplace waits for this. */
function compare(sources: Parameters<typeof comparePayments>[0], { since, ids, all }: Asked) {
	let reportedAt = performance.now();
	const progress = (asked: number, of: number) => {
		if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
		reportedAt = performance.now();
		printLine(`${asked} of ${of} asked for`);
	};
	return comparePayments(sources, { since, ids, all, progress });
}

/** `all`: also a line for each that matches. */
function report({ payments, leftOut }: Awaited<ReturnType<typeof comparePayments>>, all: boolean): boolean {
	for (const one of payments) if (all || one.verdict !== 'AGREES') printLine(lineOf(one));
	const counts = Map.groupBy(payments, ({ verdict }) => verdict);
	printLine(
		`\n${payments.length} payments: ${[...counts].map(([verdict, { length }]) => `${length} ${words[verdict]}`).join(', ') || 'none'}.`,
	);
	if (leftOut > 0)
		printLine(
			`\n${leftOut} charges of trips that were settled before were not asked for: only goodwill goes back of them. \`--all\` asks for them too.`,
		);
	for (const verdict of counts.keys()) if (advice[verdict]) printLine(`\n${words[verdict]}: ${advice[verdict]}`);
	return payments.every(({ verdict }) => DONE.includes(verdict));
}

function openGateways(env: Env, { db, log }: Pick<CommandContext, 'db' | 'log'>) {
	const all = openConfiguredGateways(env, log, (gateway, since) => listNoticeTargets(db, gateway, 'transfer', since));
	return createGatewayRegistry(all, all[0]?.name ?? '');
}

/** With the whole platform, because results are applied to bookings, ledger and messages. Jobs are written but not run. */
async function changePayments(env: Env, { ids, isSync, refunds, ...asked }: Options): Promise<boolean> {
	const undo: Disposers = [];
	try {
		const log = createLog(env.logLevel);
		const around = { server: listenLater(env.PORT, env.HOST), log, undo };
		const { platform } = await openPlatform(env, { progress: printLine, amongOthers: true }, around);
		for (const id of refunds) printLine(`Refunded ${formatFils(await refundForgottenPayment(platform, id))} JOD of ${id}.`);
		if (isSync)
			for (const { verdict, payment } of (await compare(platform, { ...asked, ids })).payments) {
				if (verdict !== 'CHANGED' || !payment) continue;
				const { state } = await syncPayment(platform, payment);
				printLine(`Entered ${payment.reference}: ${payment.state} is ${state} now.`);
			}
		return report(await compare(platform, { ...asked, ids: [...ids, ...refunds] }), asked.all);
	} catch (error) {
		if (error instanceof Refusal)
			throw new StartError(`--refund: there is no charge under this id that is ours and not known here (${error.code}).`);
		throw error;
	} finally {
		for (const step of undo.reverse()) await step();
	}
}

runCommand(async () => {
	const options = await readOptions();
	const env = readEnv(process.env);
	if (openConfiguredGateways(env, createLog('silent')).length === 0)
		throw new StartError('MYFATOORAH_URL, PAYTABS_URL: no card gateway is set, so none can be asked.');
	if (options.isSync || options.refunds.length > 0) return changePayments(env, options);
	return withDatabase(async (context) =>
		report(await compare({ db: context.db, gateways: openGateways(env, context) }, options), options.all),
	);
});
