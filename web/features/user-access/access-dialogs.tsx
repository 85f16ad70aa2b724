/** Dialogs that ask a super admin for the reason of a suspension, or of the removal of lost second factors. */
import { adminBookings, adminCars, adminStats } from '#contract/admin.ts';
import { type AdminUser, listUsers, resetSecondFactor, suspendUser } from '#contract/people.ts';
import { findPeople } from '#contract/person-file.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { UserTexts } from './texts.en.ts';

const MAX_LENGTH = 500;

/** Queries that display a user’s role and status: the lists, and their file. */
export const USER_LISTS = [listUsers, findPeople];

type AccessDialogProps = { person: AdminUser; name: string; open: boolean; onClose(): void };

export function ResetFactorDialog({ person, name, open, onClose }: AccessDialogProps) {
	const { users: t } = useScreenTexts<{ users: UserTexts }>();
	const reset = useActionMutation({
		call: (reason: string) => call(resetSecondFactor, { params: { id: person.id }, body: { reason } }),
		...{ refreshes: USER_LISTS, done: t.resetDone, failed: t.resetFailed, onDone: onClose },
	});
	return (
		<ReasonDialog
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title={t.resetTitle(name)}
			description={t.resetLead}
			texts={{ label: t.reason, hint: t.resetHint, back: t.cancel, confirm: t.resetConfirm, busy: t.resetting }}
			maxLength={MAX_LENGTH}
			whenEmpty={{ say: t.reasonRequired }}
			busy={reset.isPending}
			onSubmit={reset.mutate}
		/>
	);
}

/** Explains the effects of a suspension; the user will read the reason. */
export function SuspendDialog({ person, name, open, onClose }: AccessDialogProps) {
	const { users: t } = useScreenTexts<{ users: UserTexts }>();
	const suspend = useActionMutation({
		call: (reason: string) => call(suspendUser, { params: { id: person.id }, body: { reason } }),
		...{ refreshes: [...USER_LISTS, adminCars, adminBookings, adminStats], done: t.suspendDone, failed: t.suspendFailed, onDone: onClose },
	});
	return (
		<ReasonDialog
			open={open}
			onOpenChange={(next) => !next && onClose()}
			title={t.suspendTitle(name)}
			description={t.suspendLead}
			texts={{ label: t.reason, hint: t.reasonHint, back: t.cancel, confirm: t.suspendConfirm, busy: t.suspending }}
			maxLength={MAX_LENGTH}
			whenEmpty={{ say: t.reasonRequired }}
			busy={suspend.isPending}
			onSubmit={suspend.mutate}
		/>
	);
}
