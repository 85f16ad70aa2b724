/**
 * What each role in a company's team may call for it, repeated here independently of the contract, so that a loosened rule is detected.
 * Every other call below /api/owner/ is for managers, and every call elsewhere is made for oneself.
 */
import type { TeamRole } from '#contract/team-roles.ts';

type Admitted = readonly Exclude<TeamRole, 'MANAGER'>[];

const desk: Admitted = ['DESK'];
const deskAndDriver: Admitted = ['DESK', 'DRIVER'];
const deskAndAccounts: Admitted = ['DESK', 'ACCOUNTS'];
const accounts: Admitted = ['ACCOUNTS'];
const managersAlone: Admitted = [];

export const roleTable: Readonly<Record<string, Admitted>> = {
	'GET /api/owner/bookings': desk,
	'PATCH /api/owner/bookings/{id}/accept': desk,
	'PATCH /api/owner/bookings/{id}/decline': desk,
	'PUT /api/owner/bookings/{id}/place': desk,
	'GET /api/bookings/{id}': deskAndDriver,
	'GET /api/bookings/{id}/drivers': deskAndDriver,
	'GET /api/bookings/{id}/story': desk,
	'GET /api/bookings/{id}/calendar.ics': desk,
	'GET /api/bookings/{id}/agreement': desk,
	'GET /api/bookings/{id}/receipt': desk,
	'GET /api/bookings/{id}/cancellation': desk,
	'PATCH /api/bookings/{id}/cancel': desk,
	'POST /api/bookings/{id}/no-show': desk,
	'PATCH /api/bookings/{id}/no-show/contest': desk,
	'PATCH /api/reports/{id}/police-number': desk,
	'GET /api/bookings/{id}/changes': desk,
	'GET /api/bookings/{id}/changes/preview': desk,
	'POST /api/bookings/{id}/changes': desk,
	'PATCH /api/bookings/{id}/changes/{changeId}/accept': desk,
	'PATCH /api/bookings/{id}/changes/{changeId}/decline': desk,
	'PATCH /api/bookings/{id}/changes/{changeId}/withdraw': desk,
	'GET /objects/places/{id}': deskAndDriver,
	'GET /api/bookings/{id}/reports': desk,
	'POST /api/bookings/{id}/reports': desk,
	'GET /objects/reports/{id}': desk,
	'GET /api/bookings/{id}/reviews': desk,
	'GET /api/bookings/{id}/claim': desk,
	'GET /api/bookings/{id}/claim-state': desk,
	'GET /api/bookings/{id}/renter-claim': desk,
	'GET /api/bookings/{id}/fines': desk,
	'GET /objects/claims/{id}': desk,
	'GET /objects/fines/{id}': desk,
	'GET /objects/renter-claims/{id}': desk,
	'GET /api/settlement/booking/{bookingId}': deskAndAccounts,
	'POST /api/bookings/{id}/claims': managersAlone,
	'POST /api/claims/{id}/items': managersAlone,
	'PATCH /api/claims/{id}/withdraw': managersAlone,
	'POST /api/bookings/{id}/fines': managersAlone,
	'PATCH /api/bookings/{id}/fines/end': managersAlone,
	'PATCH /api/fines/{id}/withdraw': managersAlone,
	'PATCH /api/renter-claims/{id}/accept': managersAlone,
	'PATCH /api/renter-claims/{id}/contest': managersAlone,
	'POST /api/bookings/{id}/reviews': managersAlone,
	'POST /api/reviews/{id}/answer': managersAlone,
	'GET /api/messages/{id}/about': desk,
	'GET /api/messages/{id}': desk,
	'POST /api/messages': desk,
	'PUT /api/messages/{id}/read': desk,
	'POST /api/messages/{id}/typing': desk,
	'GET /objects/messages/{id}': desk,
	'GET /api/messages/{id}/quick-replies': desk,
	'GET /api/owner/replies': desk,
	'PUT /api/owner/quick-replies': desk,
	'PUT /api/owner/automatic-messages': desk,
	'POST /api/owner/replies/preview': desk,
	'GET /api/owner/handovers/today': deskAndDriver,
	'GET /api/bookings/{id}/handover': deskAndDriver,
	'POST /api/bookings/{id}/check-in': deskAndDriver,
	'POST /api/bookings/{id}/check-out': deskAndDriver,
	'POST /api/bookings/{id}/on-the-way': deskAndDriver,
	'DELETE /api/bookings/{id}/on-the-way': deskAndDriver,
	'PUT /api/owner/bookings/{id}/car-ready': deskAndDriver,
	'DELETE /api/owner/bookings/{id}/car-ready': deskAndDriver,
	'GET /objects/handover/{id}': deskAndDriver,
	'GET /api/owner/today': desk,
	'GET /api/owner/today/cars-to-prepare': deskAndDriver,
	'GET /api/owner/fleet': desk,
	'GET /api/owner/fleet/figures': accounts,
	'GET /api/owner/fleet/table': desk,
	'GET /api/owner/cars': desk,
	'GET /api/owner/cars/{id}/calendar': desk,
	'PUT /api/owner/cars/{id}/calendar': desk,
	'GET /api/owner/earnings': accounts,
	'GET /api/owner/earnings/totals': accounts,
	'GET /api/owner/payouts': accounts,
	'GET /api/owner/finances': accounts,
	'GET /api/owner/settlements': accounts,
	'GET /api/owner/settlements/summary': accounts,
	'GET /api/owner/deposits': accounts,
	'GET /api/owner/history': accounts,
	'GET /api/owner/history/cars': accounts,
	'GET /api/owner/invoices': accounts,
	'GET /api/owner/statement': accounts,
	'GET /api/owner/exports/bookings': accounts,
};

/** Calls that are not refused to a role without the permission: it reads its own data instead of the company's. */
export const ownOtherwise: Readonly<Record<string, Admitted>> = {
	'GET /api/messages/inbox': desk,
	'GET /api/messages/unread': desk,
	'GET /api/notifications': managersAlone,
	'PATCH /api/notifications/{id}/read': managersAlone,
	'DELETE /api/notifications/{id}': managersAlone,
	'POST /api/notifications/read-all': managersAlone,
	'GET /api/bookings/{id}/invoices': accounts,
	'GET /api/invoices/{id}': accounts,
	'GET /api/invoices/{id}/ubl.xml': accounts,
};

/** Calls below /api/owner/ that always concern the caller's own account, in any role. */
export const alwaysOwn: readonly string[] = [
	'POST /api/owner/team/invitation',
	'POST /api/owner/team/accept',
	'GET /api/owner/team/memberships',
	'PUT /api/owner/team/session',
	'PUT /api/owner/team/memberships/{companyId}/news',
	'DELETE /api/owner/team/memberships/{companyId}',
];
