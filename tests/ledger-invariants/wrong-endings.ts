/** One corruption each in settlements, claims, payouts and transfers. */
import { type Corruption, entry, type Ids, unwritten } from './planting.ts';

export const wrongsOfEndings = (ids: Ids): Corruption[] => [
	[
		'each completed rental is settled',
		'without a settlement',
		`DELETE FROM settlements WHERE booking_id = '${ids.completed}'`,
		/^its settlement is of a rental of nothing, its completed rental is 106\.50 JOD$/,
	],
	[
		'a settlement takes the fee that was agreed',
		'another fee',
		`UPDATE settlements SET platform_fee_fils = 12790 WHERE booking_id = '${ids.completed}'`,
		/a fee of 12\.79 JOD, it agreed on 12\.78 JOD$/,
	],
	[
		'a settlement is about the deposit that was paid',
		'another deposit',
		`UPDATE settlements SET deposit_held_fils = deposit_held_fils + 10 WHERE booking_id = '${ids.completed}'`,
		/a deposit of 106\.51 JOD, it paid one of 106\.50 JOD$/,
	],
	[
		'a settlement shows what the gateway took',
		'another fee',
		`UPDATE settlements SET gateway_fee_fils = 1 WHERE booking_id = '${ids.completed}'`,
		/a gateway fee of 0\.001 JOD, its payment cost 5\.325 JOD$/,
	],
	[
		'a deposit is captured and released whole',
		'more released than was held',
		`ALTER TABLE settlements DROP CONSTRAINT settlements_deposit_is_released_and_captured_whole;
		UPDATE settlements SET deposit_released_fils = 10 WHERE booking_id = '${ids.settled}'`,
		/^captured, released and held for fines of its deposit are 106\.51 JOD, held was 106\.50 JOD$/,
	],
	[
		'each deposit is closed once',
		'closed without an entry',
		unwritten('deposit-closed', ids.settled),
		/^the end of its deposit is entered with nothing, its settlement closed one of 106\.50 JOD$/,
	],
	[
		'what is captured of a deposit is the owner’s',
		'captured in part',
		`UPDATE settlements SET deposit_status = 'partially_captured', deposit_captured_fils = deposit_captured_fils - 10, deposit_released_fils = 10 WHERE booking_id = '${ids.settled}'`,
		/for the owner with 106\.50 JOD, its settlement captured 106\.49 JOD$/,
	],
	[
		'a settlement is paid out once, with its whole amount',
		'not at all',
		`DELETE FROM payouts WHERE booking_id = '${ids.settled}' AND source = 'SETTLEMENT'`,
		/^its payout is of nothing, its settlement came to 200\.22 JOD$/,
	],
	[
		'a settlement is paid out once, with its whole amount',
		'twice',
		`ALTER TABLE payouts DROP CONSTRAINT payouts_one_for_each_source_of_a_booking;
		INSERT INTO payouts (id, booking_id, owner_id, source, amount_fils, created_at, due_at)
			SELECT gen_random_uuid(), booking_id, owner_id, source, amount_fils, now(), now() FROM payouts WHERE booking_id = '${ids.settled}' AND source = 'SETTLEMENT'`,
		/^its payout is of 400\.44 JOD, its settlement came to 200\.22 JOD$/,
	],
	[
		'a settlement is paid where its payout is',
		'paid, and not said so',
		`UPDATE settlements SET status = 'CALCULATED', paid_at = NULL WHERE booking_id = '${ids.settled}'`,
		/^its payout arrived with 200\.22 JOD, its settlement is paid with nothing$/,
	],
	[
		'a claim grants what its lines were granted',
		'a line that was granted less',
		`UPDATE claim_items SET granted_fils = granted_fils - 10 WHERE claim_id = (SELECT id FROM claims WHERE booking_id = '${ids.settled}')`,
		/^its lines were granted 149\.99 JOD, it grants 150\.00 JOD$/,
	],
	[
		'what a claim grants is divided whole',
		'less than it grants',
		`ALTER TABLE claims DROP CONSTRAINT claims_decided_ones_are_divided_whole;
		UPDATE claims SET excess_fils = excess_fils - 10 WHERE booking_id = '${ids.settled}'`,
		/^out of the deposit and beyond it are 149\.99 JOD, it grants 150\.00 JOD$/,
	],
	[
		'a deposit is captured for a claim alone',
		'more captured than was claimed',
		`UPDATE claims SET from_deposit_fils = from_deposit_fils - 10, excess_fils = excess_fils + 10 WHERE booking_id = '${ids.settled}'`,
		/^its settlement captured 106\.50 JOD, its claim took 106\.49 JOD$/,
	],
	[
		'what exceeds the deposit is paid by one payment',
		'paid by none',
		`UPDATE payments SET kept = false WHERE booking_id = '${ids.settled}' AND purpose = 'CLAIM'`,
		/^the payments kept for it are nothing, it was paid with 43\.50 JOD$/,
	],
	[
		'what a settlement holds for fines is held',
		'another amount',
		`UPDATE fine_holds SET held_fils = held_fils + 10 WHERE booking_id = '${ids.fined}'`,
		/^what is held for fines is 50\.01 JOD, its settlement holds 50\.00 JOD$/,
	],
	[
		'each fine that is granted is charged once',
		'charged without an entry',
		unwritten('fine-charged', ids.fined),
		/^it is entered with nothing, it was granted 30\.00 JOD$/,
	],
	[
		'fines are charged to what is held for them',
		'more granted than charged',
		`UPDATE fine_holds SET charged_fils = charged_fils - 10 WHERE booking_id = '${ids.fined}'`,
		/^its fines were granted 30\.00 JOD, charged to what is held are 29\.99 JOD$/,
	],
	[
		'what is held for fines goes back once',
		'released without an entry',
		unwritten('fine-hold-released', ids.fined),
		/^it is entered as released with nothing, released of what is held are 20\.00 JOD$/,
	],
	[
		'each fine is paid out once',
		'without a payout',
		`DELETE FROM payouts WHERE booking_id = '${ids.fined}' AND source = 'LATE_FINE'`,
		/^its payout is of nothing, it was granted 30\.00 JOD$/,
	],
	[
		'a renter’s claim grants what its lines were granted',
		'a line that was granted less',
		`UPDATE renter_claim_lines SET granted_fils = granted_fils - 10 WHERE claim_id = (SELECT id FROM renter_claims WHERE booking_id = '${ids.completed}')`,
		/^its lines were granted 19\.99 JOD, it grants 20\.00 JOD$/,
	],
	[
		'what a renter’s claim grants is entered once',
		'granted without an entry',
		unwritten('renter-claim', ids.completed),
		/^it is entered as owed back with nothing, it grants 20\.00 JOD$/,
	],
	[
		'the platform bears its fee of a renter’s claim',
		'a fee that was not given back',
		`UPDATE renter_claims SET fee_fils = 10 WHERE booking_id = '${ids.completed}'`,
		/^it is entered for the platform with 0\.00 JOD, its fee is 0\.01 JOD$/,
	],
	[
		'what a renter’s claim grants is refunded',
		'not at all',
		`DELETE FROM refunds WHERE booking_id = '${ids.completed}' AND reason = 'RENTER_CLAIM'`,
		/^its refunds are nothing, it grants 20\.00 JOD$/,
	],
	[
		'a settlement is reduced by the renter’s claim alone',
		'by something else',
		`UPDATE settlements SET renter_refund_fils = renter_refund_fils + 10 WHERE booking_id = '${ids.completed}'`,
		/^its settlement gives back 20\.01 JOD, its renter’s claims grant 20\.00 JOD$/,
	],
	[
		'owners are owed what they earned and were not sent',
		'a payout that vanished',
		`UPDATE payouts SET state = 'PENDING', paid_at = NULL, bank_reference = NULL WHERE booking_id = '${ids.settled}' AND source = 'SETTLEMENT'`,
		/^OWNER_PAYABLE holds nothing, earned and not sent are 200\.22 JOD$/,
	],
	[
		'in transit are the payouts that the bank was told of',
		'another amount',
		`UPDATE payouts SET amount_fils = amount_fils - 10 WHERE booking_id = '${ids.settled}' AND source = 'CLAIM_EXCESS'`,
		/^PAYOUTS_IN_TRANSIT holds 43\.50 JOD, its payouts under way are 43\.49 JOD$/,
	],
	[
		'each time that a payout is sent is entered once',
		'sent twice',
		entry(`(SELECT 'payout-sent:' || id || ':2' FROM payouts WHERE booking_id = '${ids.settled}' AND source = 'CLAIM_EXCESS')`, [
			['OWNER_PAYABLE', 43_500, 0],
			['PAYOUTS_IN_TRANSIT', 0, 43_500],
		]),
		/^it is entered as sent with 43\.50 JOD, it was sent with nothing$/,
	],
	[
		'each payout that came back is entered once',
		'came back without an entry',
		unwritten('payout-failed', ids.kept),
		/^it is entered as returned with nothing, the bank returned 46\.86 JOD$/,
	],
	[
		'each payout arrives once',
		'paid without an entry',
		unwritten('payout-paid', ids.settled),
		/^it is entered as paid with nothing, it was paid with 200\.22 JOD$/,
	],
	[
		'what is kept of a cancelled booking is paid out',
		'without a payout',
		`DELETE FROM payouts WHERE booking_id = '${ids.kept}'`,
		/^its payout is of nothing, its owner keeps 46\.86 JOD$/,
	],
	[
		'what exceeds the deposit is paid out once it is paid',
		'another amount',
		`UPDATE payouts SET amount_fils = amount_fils - 10 WHERE booking_id = '${ids.settled}' AND source = 'CLAIM_EXCESS'`,
		/^its payout is of 43\.49 JOD, its claim was paid with 43\.50 JOD$/,
	],
	[
		'nothing is paid out while the bank disputes',
		'let go too early',
		`UPDATE payout_freezes SET lifted_at = frozen_at WHERE booking_id = '${ids.disputed}'`,
		/^it holds payouts back over nothing, it is open over 213\.00 JOD$/,
	],
	[
		'each transfer of the gateway is entered once',
		'without its entry',
		`DELETE FROM journal_lines WHERE entry_id IN (SELECT id FROM journal_entries WHERE event_key LIKE 'gateway-transferred:%');
		DELETE FROM journal_entries WHERE event_key LIKE 'gateway-transferred:%'`,
		/^it is entered with nothing, the gateway sent -?\d+\.\d+ JOD$/,
	],
	[
		'the bank has what came less what was paid out',
		'a payout that went out otherwise',
		`UPDATE payouts SET amount_fils = amount_fils - 10 WHERE booking_id = '${ids.settled}' AND source = 'SETTLEMENT'`,
		/^BANK holds -200\.22 JOD, came and paid out are -200\.21 JOD$/,
	],
	[
		'the fee is invoiced as it was earned',
		'another amount',
		`UPDATE invoices SET net_fils = net_fils + 10, total_fils = total_fils + 10 WHERE booking_id = '${ids.completed}'`,
		/with 12\.79 JOD, the platform earned 12\.78 JOD$/,
	],
	[
		'a rental is invoiced as it was earned',
		'the fee as a rental',
		`INSERT INTO invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'kind', 'RENTAL', 'series_id', gen_random_uuid()))).* FROM invoices i WHERE booking_id = '${ids.completed}'`,
		/with 12\.78 JOD, platform and owner earned 86\.50 JOD$/,
	],
	[
		'promo codes cost what the platform bears of them',
		'borne without an entry',
		`UPDATE bookings SET promo_fils = 10 WHERE id = '${ids.completed}'`,
		/^PROMO_CODES holds nothing, the platform bears of its code 0\.01 JOD$/,
	],
	[
		'the uses of the platform’s codes say what it bears',
		'borne without a use',
		`UPDATE bookings SET promo_fils = 10 WHERE id = '${ids.completed}'`,
		/^its use of a code takes off nothing, the platform bears of its code 0\.01 JOD$/,
	],
];
