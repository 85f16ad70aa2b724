/** Confirms a suspension: explains its effects and asks for the reason, which the user will read. */
import { adminBookings, adminCars, adminStats } from '#contract/admin.ts';
import { type AdminUser, suspendUser } from '#contract/people.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { UserTexts } from './texts.en.ts';
import { USER_LISTS } from './user-lists.ts';

const MAX_LENGTH = 500;

type SuspendDialogProps = { person: AdminUser; name: string; open: boolean; onClose(): void };

export function SuspendDialog({ person, name, open, onClose }: SuspendDialogProps) {
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
