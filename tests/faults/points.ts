/** Kill points: name, flow, and what holds the app there. */
import * as flows from './flows.ts';
import * as later from './flows-after-confirmation.ts';
import * as after from './flows-after-return.ts';
import * as another from './flows-another-car.ts';
import * as decisions from './flows-of-decisions.ts';
import {
	beforeDelete,
	beforeEnqueue,
	beforeInsert,
	beforePaymentIsNoted,
	beforePromoIsFree,
	beforeTimeIsHeld,
	beforeUpdate,
	type Hold,
	inCall,
	inCommit,
	inTurn,
} from './holding.ts';

export type Point = {
	name: string;
	flow: flows.Flow;
	hold: Hold;
	/** Part of the short run. */
	short?: true;
};

const opening: Point[] = [
	{ name: 'opening the page: before the attempt is written', flow: flows.opening, hold: beforeInsert('payments') },
	{ name: 'opening the page: before the first look is planned', flow: flows.opening, hold: beforeEnqueue },
	{ name: 'opening the page: the gateway is asked and has done nothing yet', flow: flows.opening, hold: inCall('create', false) },
	{ name: 'opening the page: the gateway has made the invoice', flow: flows.opening, hold: inCall('create', true) },
	{ name: 'opening the page: before its address is noted', flow: flows.openingAgain, hold: beforePaymentIsNoted },
];

const comingBack: Point[] = [
	{ name: 'coming back: the gateway is asked', flow: flows.comingBack, hold: inCall('verify', false) },
	{ name: 'coming back: before the attempt is paid', flow: flows.comingBack, hold: beforeUpdate('payments') },
	{ name: 'coming back: before the entry', flow: flows.comingBack, hold: beforeInsert('journal_entries') },
	{ name: 'coming back: before the lines of the entry', flow: flows.comingBack, hold: beforeInsert('journal_lines') },
	{ name: 'coming back: before the booking is paid', flow: flows.comingBack, hold: beforeUpdate('bookings'), short: true },
	{ name: 'coming back: before the event is queued', flow: flows.comingBack, hold: beforeEnqueue },
	{ name: 'coming back: in the middle of the commit', flow: flows.comingBack, hold: inCommit('car_occupancy') },
	{ name: 'coming back: before the owner is notified', flow: flows.comingBack, hold: beforeInsert('notifications') },
];

const webhook: Point[] = [
	{ name: 'a webhook: before it is stored', flow: flows.webhook, hold: beforeInsert('gateway_notices') },
	{ name: 'a webhook: before its job is queued', flow: flows.webhook, hold: beforeEnqueue },
	{ name: 'a webhook’s job: the gateway is asked', flow: flows.webhook, hold: inCall('verify', false) },
	{ name: 'a webhook’s job: before the attempt is paid', flow: flows.webhook, hold: beforeUpdate('payments') },
	{ name: 'a webhook’s job: before it is noted as done', flow: flows.webhookAgain, hold: beforeUpdate('gateway_notices') },
];

const polling: Point[] = [
	{ name: 'the poller: the gateway is asked', flow: flows.polling, hold: inCall('verify', false) },
	{ name: 'the poller: before the entry', flow: flows.polling, hold: beforeInsert('journal_entries') },
	{ name: 'the poller: in the middle of the commit', flow: flows.polling, hold: inCommit('car_occupancy') },
];

const cancelling: Point[] = [
	{ name: 'cancelling: before the refund is entered', flow: flows.cancelling, hold: beforeInsert('journal_entries') },
	{ name: 'cancelling: before the refund is reserved', flow: flows.cancelling, hold: beforeUpdate('payments') },
	{ name: 'cancelling: before the refund is owed', flow: flows.cancelling, hold: beforeInsert('refunds'), short: true },
	{ name: 'cancelling: before the refund is queued', flow: flows.cancelling, hold: beforeEnqueue },
	{ name: 'cancelling: before the booking is cancelled', flow: flows.cancelling, hold: beforeUpdate('bookings') },
	{ name: 'cancelling: before the dates are free', flow: flows.cancelling, hold: beforeDelete('car_occupancy') },
	{ name: 'cancelling: before the use of a promo code is free', flow: flows.cancellingWithCode, hold: beforePromoIsFree },
];

const refunding: Point[] = [
	{ name: 'sending a refund: its payment is looked up', flow: flows.refunding, hold: inCall('verify', false) },
	{ name: 'sending a refund: the gateway is asked for one made before', flow: flows.refunding, hold: inCall('refundStatus', false) },
	{ name: 'sending a refund: the gateway has done nothing yet', flow: flows.refunding, hold: inCall('refund', false) },
	{ name: 'sending a refund: the gateway has made it', flow: flows.refunding, hold: inCall('refund', true), short: true },
	{ name: 'sending a refund: before it is noted as sent', flow: flows.refundingAgain, hold: beforeUpdate('refunds') },
	{
		name: 'sending a refund: before the next look is planned',
		flow: flows.refundingAgain,
		hold: inTurn(beforeUpdate('refunds'), beforeEnqueue),
	},
];

const confirming: Point[] = [
	{ name: 'a refund’s webhook: before it is stored', flow: flows.confirmingByWebhook, hold: beforeInsert('gateway_notices') },
	{ name: 'a refund’s webhook: the gateway is asked', flow: flows.confirmingByWebhook, hold: inCall('refundStatus', false) },
	{ name: 'a refund arrived: before it is noted', flow: flows.confirmingByPoll, hold: beforeUpdate('refunds') },
	{ name: 'a refund arrived: before the entry', flow: flows.confirmingByPoll, hold: beforeInsert('journal_entries') },
	{ name: 'a refund arrived: before the booking says so', flow: flows.confirmingByPoll, hold: beforeUpdate('bookings') },
];

const changing: Point[] = [
	{ name: 'proposing a change: before it is written', flow: later.proposing, hold: beforeInsert('booking_changes') },
	{ name: 'proposing a change: before its deadline is planned', flow: later.proposing, hold: beforeEnqueue },
	{ name: 'accepting a change: before it says so', flow: later.accepting, hold: beforeUpdate('booking_changes') },
	{ name: 'accepting a change: before the added time is held', flow: later.accepting, hold: beforeTimeIsHeld },
	{ name: 'accepting a change: before its deadline is planned', flow: later.accepting, hold: beforeEnqueue },
	{ name: 'paying a change: before the entry', flow: later.payingChange, hold: beforeInsert('journal_entries') },
	{ name: 'paying a change: before it is applied', flow: later.payingChange, hold: beforeUpdate('booking_changes') },
	{ name: 'applying a change: before the held time is the trip’s', flow: later.payingChange, hold: beforeDelete('car_occupancy') },
	{ name: 'applying a change: before the booking says so', flow: later.payingChange, hold: beforeUpdate('bookings') },
	{ name: 'expiring a change: before it says so', flow: later.expiringChange, hold: beforeUpdate('booking_changes') },
	{ name: 'expiring a change: before the held time is free', flow: later.expiringChange, hold: beforeDelete('car_occupancy') },
	{ name: 'paying a change too late: before the refund is owed', flow: later.payingChangeLate, hold: beforeInsert('refunds') },
	{ name: 'shortening: before the refund of a part is entered', flow: later.shortening, hold: beforeInsert('journal_entries') },
	{ name: 'shortening: before the refund of a part is owed', flow: later.shortening, hold: beforeInsert('refunds') },
	{ name: 'shortening: before the booking is shorter', flow: later.shortening, hold: beforeUpdate('bookings') },
];

const deciding: Point[] = [
	{ name: 'refused at the pickup: before the refund is owed', flow: later.refusingAtPickup, hold: beforeInsert('refunds') },
	{ name: 'refused at the pickup: before the booking is cancelled', flow: later.refusingAtPickup, hold: beforeUpdate('bookings') },
	{ name: 'refused at the pickup: before the report is decided', flow: later.refusingAtPickup, hold: beforeUpdate('reports') },
	{ name: 'ending early: before the refund of a part is entered', flow: later.endingEarly, hold: beforeInsert('journal_entries') },
	{ name: 'ending early: before the refund of a part is owed', flow: later.endingEarly, hold: beforeInsert('refunds') },
	{ name: 'ending early: before the booking is shorter', flow: later.endingEarly, hold: beforeUpdate('bookings') },
	{ name: 'ending early: before the settlement is opened', flow: later.endingEarly, hold: beforeInsert('settlements') },
	{ name: 'ending early: before the invoice', flow: later.endingEarly, hold: beforeInsert('invoices') },
	{ name: 'ending early: before the report is decided', flow: later.endingEarly, hold: beforeUpdate('reports'), short: true },
];

const claiming: Point[] = [
	{ name: 'adding claim lines: before they are written', flow: later.addingLines, hold: beforeInsert('claim_items') },
	{ name: 'adding claim lines: before the claim is larger', flow: later.addingLines, hold: beforeUpdate('claims') },
	{ name: 'adding claim lines: before the deadline moves', flow: later.addingLines, hold: beforeEnqueue },
];

const carrying: Point[] = [
	{ name: 'carrying over: before the dates are held', flow: after.carryingOver, hold: beforeTimeIsHeld },
	{ name: 'carrying over: before the refund is carried', flow: after.carryingOver, hold: beforeUpdate('refunds') },
	{ name: 'carrying over: before the new payment', flow: after.carryingOver, hold: beforeInsert('payments'), short: true },
	{ name: 'carrying over: before the entries', flow: after.carryingOver, hold: beforeInsert('journal_entries') },
];

const anotherCar: Point[] = [
	{ name: 'another car: before the refund of a part is owed', flow: another.takingAnotherCar, hold: beforeInsert('refunds') },
	{ name: 'another car: before the first booking is shorter', flow: another.takingAnotherCar, hold: beforeUpdate('bookings') },
	{ name: 'another car: before the settlement is opened', flow: another.takingAnotherCar, hold: beforeInsert('settlements') },
	{ name: 'another car: before the first car is free', flow: another.takingAnotherCar, hold: beforeDelete('car_occupancy') },
	{ name: 'another car: before the report is decided', flow: another.takingAnotherCar, hold: beforeUpdate('reports') },
	{ name: 'another car: the difference, before the entries', flow: another.payingDifference, hold: beforeInsert('journal_entries') },
	{ name: 'another car: the difference, before it is paid', flow: another.payingDifference, hold: beforeUpdate('payments') },
	{ name: 'another car: the difference, before the refund is carried', flow: another.payingDifference, hold: beforeUpdate('refunds') },
	{ name: 'another car: the difference, before the booking is paid', flow: another.payingDifference, hold: beforeUpdate('bookings') },
];

const afterReturn: Point[] = [
	{ name: 'goodwill: before it is written', flow: after.givingGoodwill, hold: beforeInsert('goodwill') },
	{ name: 'goodwill: before the entry', flow: after.givingGoodwill, hold: beforeInsert('journal_entries') },
	{ name: 'goodwill: before the refund is owed', flow: after.givingGoodwill, hold: beforeInsert('refunds') },
	{ name: 'a renter’s claim: before it is decided', flow: after.refundingClaim, hold: beforeUpdate('renter_claims') },
	{ name: 'a renter’s claim: before the refund is owed', flow: after.refundingClaim, hold: beforeInsert('refunds') },
	{ name: 'a renter’s claim: before the settlement goes on', flow: after.refundingClaim, hold: beforeUpdate('settlements') },
	{ name: 'a fine: before it is written', flow: after.statingFine, hold: beforeInsert('fines') },
	{ name: 'a fine: before its deadline is planned', flow: after.statingFine, hold: beforeEnqueue },
	{ name: 'a fine: before it is charged', flow: after.chargingFine, hold: beforeInsert('journal_entries') },
	{ name: 'a fine: before the hold says so', flow: after.chargingFine, hold: beforeUpdate('fine_holds') },
	{ name: 'the end of a hold: before it says so', flow: after.endingFineHold, hold: beforeUpdate('fine_holds') },
	{ name: 'the end of a hold: before the refund is owed', flow: after.endingFineHold, hold: beforeInsert('refunds') },
];

const decided: Point[] = [
	{ name: 'moving a trip: before the change is applied', flow: decisions.moving, hold: beforeUpdate('booking_changes') },
	{ name: 'moving a trip: before the booking says so', flow: decisions.moving, hold: beforeUpdate('bookings') },
	{ name: 'reporting: before it is written', flow: decisions.reporting, hold: beforeInsert('reports') },
	{ name: 'reporting: before the completion waits', flow: decisions.reporting, hold: beforeUpdate('bookings') },
	{ name: 'help and go on: before the report is decided', flow: decisions.goingOn, hold: beforeUpdate('reports') },
	{ name: 'help and go on: before the completion goes on', flow: decisions.goingOn, hold: beforeUpdate('bookings') },
	{ name: 'a second admin grants: before it says so', flow: decisions.grantingGoodwill, hold: beforeUpdate('goodwill') },
	{ name: 'a second admin grants: before the entry', flow: decisions.grantingGoodwill, hold: beforeInsert('journal_entries') },
	{ name: 'a second admin grants: before the refund is owed', flow: decisions.grantingGoodwill, hold: beforeInsert('refunds') },
	{ name: 'an admin decides a fine: before it says so', flow: decisions.decidingFine, hold: beforeUpdate('fines') },
	{ name: 'an admin decides a fine: before the entry', flow: decisions.decidingFine, hold: beforeInsert('journal_entries') },
	{ name: 'a fine is withdrawn: before it says so', flow: decisions.withdrawingFine, hold: beforeUpdate('fines') },
	{ name: 'a claim is withdrawn: before it says so', flow: decisions.withdrawingClaim, hold: beforeUpdate('claims') },
	{ name: 'the owner cancels: before the money waits', flow: decisions.holdingMoney, hold: beforeInsert('refunds') },
	{ name: 'the owner cancels: before the booking says so', flow: decisions.holdingMoney, hold: beforeUpdate('bookings') },
	{ name: 'the renter wants no other car: before the refund goes on', flow: decisions.returningMoney, hold: beforeUpdate('refunds') },
	{ name: 'the renter wants no other car: before the refund is queued', flow: decisions.returningMoney, hold: beforeEnqueue },
];

export const points: readonly Point[] = [
	...[...opening, ...comingBack, ...webhook, ...polling, ...cancelling, ...refunding, ...confirming],
	...[...changing, ...deciding, ...claiming, ...carrying, ...anotherCar, ...afterReturn, ...decided],
];
