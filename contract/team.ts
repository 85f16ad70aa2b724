/** The team of a company: members with roles who act for it, and invitations. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { email, phone } from './identity.ts';
import { teamRoles } from './team-roles.ts';
import { oneOf, unlessEmpty } from './typed-values.ts';

export const teamRefusals = {
	TEAM_ROLE_NOT_ENOUGH: {
		status: 403,
		en: 'Your role in this team doesn’t include this. A manager can change it.',
		ar: 'دورك في هذا الفريق لا يشمل ذلك. يستطيع مدير الفريق تغييره.',
	},
	TEAM_MEMBER_NOT_FOUND: { status: 404, en: 'This person isn’t in the team.', ar: 'هذا الشخص ليس في الفريق.' },
	TEAM_LAST_MANAGER: {
		status: 409,
		en: 'The company’s own account always stays a manager, so the team always has one.',
		ar: 'يبقى حساب الشركة نفسه مديراً دائماً، حتى لا يبقى الفريق بلا مدير.',
	},
	TEAM_INVITATION_INVALID: {
		status: 409,
		en: 'This invitation is no longer valid. Ask the office for another one.',
		ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة من المكتب.',
	},
	TEAM_INVITATION_OF_ANOTHER: {
		status: 403,
		en: 'This invitation was sent to another address. Log in with that one and verify it in your profile.',
		ar: 'أُرسلت هذه الدعوة إلى عنوان آخر. سجّل الدخول به ووثّقه في صفحة حسابك.',
	},
	TEAM_INVITATION_NOT_FOUND: { status: 404, en: 'This invitation is no longer open.', ar: 'لم تعد هذه الدعوة مفتوحة.' },
	TEAM_ALREADY_MEMBER: { status: 409, en: 'This person is already in the team.', ar: 'هذا الشخص في الفريق من قبل.' },
	TEAM_FULL: { status: 409, en: 'The team is full.', ar: 'اكتمل عدد أعضاء الفريق.' },
	TEAM_NOT_FOR_ADMINS: {
		status: 403,
		en: 'A Mishwar admin can’t work for an office.',
		ar: 'لا يمكن لمشرف في مشوار أن يعمل لدى مكتب.',
	},
	TEAM_OPEN_RENTAL: {
		status: 409,
		en: 'You’re renting from this office. You can join its team once that rental has ended.',
		ar: 'لديك حجز لدى هذا المكتب. يمكنك الانضمام إلى فريقه بعد انتهائه.',
	},
	OFFICE_OF_YOUR_OWN: {
		status: 403,
		en: 'This car belongs to the office you work for, so you can’t book it.',
		ar: 'هذه سيارة المكتب الذي تعمل لديه، لذلك لا يمكنك حجزها.',
	},
} as const satisfies Record<string, RefusalText>;

const names = { nameEn: z.string(), nameAr: z.string() };
const role = z.enum(teamRoles);

const member = z.object({
	userId: z.uuid(),
	displayName: z.string(),
	displayNameAr: z.string().nullable(),
	profileImageUrl: z.string().nullable(),
	email: z.string().nullable(),
	phone: z.string().nullable(),
	role,
	/** The company's own account: always a manager. */
	isCompany: z.boolean(),
	/** Null for the company's own account. */
	joinedAt: z.string().nullable(),
});
export type TeamMember = z.output<typeof member>;

const invitation = z.object({
	id: z.uuid(),
	/** E-mail or phone to which it was sent; one of the two. */
	email: z.string().nullable(),
	phone: z.string().nullable(),
	role,
	createdAt: z.string(),
	expiresAt: z.string(),
});

const team = z.object({ companyId: z.uuid(), ...names, members: z.array(member), invitations: z.array(invitation) });
export type Team = z.output<typeof team>;

/** A company whose team the reader belongs to. */
const membership = z.object({
	companyId: z.uuid(),
	...names,
	role,
	/** For a manager, who reads the office's bell: the office’s notifications also go to the manager's own bell, e-mail and devices. */
	officeNews: z.boolean(),
});

export const getTeam = endpoint({
	method: 'GET',
	path: '/api/owner/team',
	summary: 'Members and open invitations of the company; null without a company.',
	access: 'signed-in',
	team: 'manage',
	response: team.nullable(),
});

/** Where the invitation is sent: exactly one of the two. */
export const invitedAddress = { email: unlessEmpty(email).optional(), phone: unlessEmpty(phone).optional() };

export const inviteToTeam = endpoint({
	method: 'POST',
	path: '/api/owner/team/invitations',
	summary:
		'Send an invitation link to an e-mail address or a phone. It works once, for an account with that address; an earlier link to the same address stops working.',
	access: 'signed-in',
	team: 'manage',
	stepUp: 'always',
	body: z.object({ ...invitedAddress, role: oneOf(teamRoles) }),
	response: team,
	status: 201,
	refusals: ['COMPANY_NOT_FOUND', 'TEAM_ALREADY_MEMBER', 'TEAM_FULL', 'TEAM_ROLE_NOT_ENOUGH'],
});

export const withdrawTeamInvitation = endpoint({
	method: 'DELETE',
	path: '/api/owner/team/invitations/{id}',
	summary: 'Withdraw an invitation: its link stops working.',
	access: 'signed-in',
	team: 'manage',
	params: z.object({ id: z.uuid() }),
	response: team,
	refusals: ['COMPANY_NOT_FOUND', 'TEAM_INVITATION_NOT_FOUND', 'TEAM_ROLE_NOT_ENOUGH'],
});

const memberParams = z.object({ userId: z.uuid() });

export const changeTeamRole = endpoint({
	method: 'PATCH',
	path: '/api/owner/team/members/{userId}',
	summary: 'Change the role of a member; their sessions and streams in the office end.',
	access: 'signed-in',
	team: 'manage',
	stepUp: 'always',
	params: memberParams,
	body: z.object({ role: oneOf(teamRoles) }),
	response: team,
	refusals: ['COMPANY_NOT_FOUND', 'TEAM_MEMBER_NOT_FOUND', 'TEAM_LAST_MANAGER', 'TEAM_ROLE_NOT_ENOUGH'],
});

export const removeTeamMember = endpoint({
	method: 'DELETE',
	path: '/api/owner/team/members/{userId}',
	summary: 'Remove a member, whose sessions and streams in the office end at once.',
	access: 'signed-in',
	team: 'manage',
	params: memberParams,
	response: team,
	refusals: ['COMPANY_NOT_FOUND', 'TEAM_MEMBER_NOT_FOUND', 'TEAM_LAST_MANAGER', 'TEAM_ROLE_NOT_ENOUGH'],
});

const token = z.object({ token: z.string().min(1).max(100) });

export const getTeamInvitation = endpoint({
	method: 'POST',
	path: '/api/owner/team/invitation',
	summary: 'The company and role that the caller is invited to. The token is in the body, so that no log contains it.',
	access: 'signed-in',
	team: 'own',
	body: token,
	response: membership,
	refusals: ['TEAM_INVITATION_INVALID', 'TEAM_INVITATION_OF_ANOTHER', 'TEAM_NOT_FOR_ADMINS', 'TEAM_ALREADY_MEMBER', 'TEAM_OPEN_RENTAL'],
});

export const acceptTeamInvitation = endpoint({
	method: 'POST',
	path: '/api/owner/team/accept',
	summary: 'Join the team. From then on this session works for the company.',
	access: 'signed-in',
	team: 'own',
	body: token,
	response: membership,
	refusals: [
		'TEAM_INVITATION_INVALID',
		'TEAM_INVITATION_OF_ANOTHER',
		'TEAM_NOT_FOR_ADMINS',
		'TEAM_ALREADY_MEMBER',
		'TEAM_OPEN_RENTAL',
		'TEAM_FULL',
	],
});

export const listMemberships = endpoint({
	method: 'GET',
	path: '/api/owner/team/memberships',
	summary: 'The companies that the caller works for.',
	access: 'signed-in',
	team: 'own',
	response: z.array(membership),
});

export const workForCompany = endpoint({
	method: 'PUT',
	path: '/api/owner/team/session',
	summary: 'Switch this session to a company, or (null) back to the caller’s own account. Neither shows the data of the other.',
	access: 'signed-in',
	team: 'own',
	body: z.object({ companyId: z.uuid().nullable() }),
	response: z.object({ success: z.literal(true) }),
	refusals: ['TEAM_MEMBER_NOT_FOUND'],
});

export const setOfficeNotifications = endpoint({
	method: 'PUT',
	path: '/api/owner/team/memberships/{companyId}/news',
	summary:
		'Whether a manager also gets the office’s notifications in their own bell, by e-mail and on devices, according to their preferences; initially off. Members in other roles always get them.',
	access: 'signed-in',
	team: 'own',
	params: z.object({ companyId: z.uuid() }),
	body: z.object({ wanted: z.boolean() }),
	response: membership,
	refusals: ['TEAM_MEMBER_NOT_FOUND', 'TEAM_ROLE_NOT_ENOUGH'],
});

export const leaveTeam = endpoint({
	method: 'DELETE',
	path: '/api/owner/team/memberships/{companyId}',
	summary: 'Leave a team.',
	access: 'signed-in',
	team: 'own',
	params: z.object({ companyId: z.uuid() }),
	response: z.object({ success: z.literal(true) }),
	refusals: ['TEAM_MEMBER_NOT_FOUND', 'TEAM_LAST_MANAGER'],
});
