/** Pays the demo's owners: payout details, batches, and results. The last batch has a returned payout and one in transit. */
import { composeIBAN } from 'ibantools';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { makeBatch, markFailed, markPaid, readBatch, saveDetails } from '#server/capabilities/payouts/index.ts';
import { Refusal } from '#server/platform/base/refusal.ts';
import { random } from '../pictures/drawing/random.ts';
import { named, type SeedContext, type SeededUsers } from './seed-context.ts';

/** The owner whose payout is returned. */
const UNLUCKY = 'khaled';
const DETAILS_DAYS_AGO = 100;
/** The last batch is answered today. */
const BATCHES_DAYS_AGO = [95, 60, 35, 22, 0.9];
const ANSWER_AFTER_DAYS = 0.4;
const banks = ['CBJO', 'ARAB', 'HBHO', 'JONB'] as const;

type PayoutSeeding = { context: SeedContext; users: SeededUsers; platform: PaymentPlatform };
type Step = { at: Date; act(): Promise<void> };

export function payoutSteps(stage: PayoutSeeding): Step[] {
	const { plan, now } = stage.context;
	const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
	const owners = [...new Set(plan.cars.map(({ owner }) => owner))];
	const batches = BATCHES_DAYS_AGO.flatMap((days, index) => {
		let batchId: string | null = null;
		const send = async () => {
			batchId = await sendDue(stage);
		};
		const isLast = index === BATCHES_DAYS_AGO.length - 1;
		return [
			{ at: daysAgo(days), act: send },
			{ at: daysAgo(days - ANSWER_AFTER_DAYS), act: () => enterBankResults(stage, batchId, isLast) },
		];
	});
	return [...owners.map((owner) => ({ at: daysAgo(DETAILS_DAYS_AGO), act: () => sayWhereTo(stage, owner) })), ...batches];
}

async function sayWhereTo({ context, users, platform }: PayoutSeeding, owner: string): Promise<void> {
	const person = context.plan.people.find(({ key }) => key === owner);
	const chance = random(owner.length, `${owner} account`);
	// One owner prefers CliQ.
	if (owner === 'dana') {
		await saveDetails(platform, named(users, owner), { kind: 'CLIQ', cliqAlias: 'DANAQ' });
		return;
	}
	const digits = Array.from({ length: 18 }, () => Math.floor(chance.between(0, 10))).join('');
	const iban = composeIBAN({ countryCode: 'JO', bban: `${chance.pick([...banks])}0010${digits}` }) ?? '';
	await saveDetails(platform, named(users, owner), { kind: 'IBAN', iban, holderName: `${person?.firstName} ${person?.lastName}` });
}

/** Null if nothing is due: a small demo has few owners. */
async function sendDue({ users, platform }: PayoutSeeding): Promise<string | null> {
	try {
		return (await makeBatch(platform, admin(users), undefined, async () => undefined)).id;
	} catch (error) {
		if (error instanceof Refusal && error.code === 'NO_PAYOUTS_DUE') return null;
		throw error;
	}
}

async function enterBankResults({ users, platform }: PayoutSeeding, batchId: string | null, isLast: boolean): Promise<void> {
	if (!batchId) return;
	const { payouts } = await readBatch(platform, batchId);
	const unlucky = isLast ? payouts.find(({ ownerId }) => ownerId === named(users, UNLUCKY).userId) : undefined;
	const stillUnderWay = isLast ? payouts.find(({ id }) => id !== unlucky?.id) : undefined;
	for (const [index, { id }] of payouts.entries()) {
		if (id === stillUnderWay?.id) continue;
		// The alert stays in the admin area but is not printed at start.
		const quiet = { ...platform, log: platform.log.child({}, { level: 'silent' }) };
		if (id === unlucky?.id) await markFailed(quiet, admin(users), id, 'Account number does not match the name');
		else await markPaid(platform, admin(users), id, `CBJ-${ammanDate(platform.clock.now()).replaceAll('-', '')}-${index + 1}`);
	}
}

const admin = (users: SeededUsers) => named(users, 'huda');
