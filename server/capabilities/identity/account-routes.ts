/** Routes of the calls about the caller's own account. */
import * as contract from '#contract/account.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { agreeToTerms } from './agree-to-terms.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions, endSession, readSessions } from './manage-sessions.ts';
import { sendEmailCode, verifyEmail } from './verify-email.ts';
import { sendPhoneCode, verifyPhone } from './verify-phone.ts';

const done = { success: true as const };
const messages = {
	email: { en: 'Your email is verified.', ar: 'تم توثيق بريدك الإلكتروني.' },
	phone: { en: 'Your phone is verified.', ar: 'تم توثيق رقم هاتفك.' },
};

export const accountRoutes = (platform: Platform): Route[] => [
	bind(contract.sendEmailCode, async (call) => ({ ...done, ...(await sendEmailCode(platform, call.caller, call)) })),
	bind(contract.verifyEmail, async ({ caller, body, language }) => {
		await verifyEmail(platform, caller, body.code);
		return { ...done, message: messages.email[language] };
	}),
	bind(contract.sendPhoneCode, async (call) => {
		await sendPhoneCode(platform, call.caller, call.body.phone, call);
		return done;
	}),
	bind(contract.verifyPhone, async ({ caller, body, language }) => {
		await verifyPhone(platform, caller, body.phone, body.code);
		return { ...done, message: messages.phone[language] };
	}),
	bind(contract.changePassword, async ({ caller, body }) => {
		await changePassword(platform, caller, body);
		return done;
	}),
	bind(contract.listSessions, ({ caller }) => readSessions(platform, caller)),
	bind(contract.endSession, async ({ caller, params }) => {
		await endSession(platform, caller, params.id);
		return done;
	}),
	bind(contract.endOtherSessions, async ({ caller }) => ({ ended: await endOtherSessions(platform, caller) })),
	bind(contract.agreeToTerms, ({ caller, body }) => agreeToTerms(platform, caller, body.version)),
];
