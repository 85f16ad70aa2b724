/** Confirms the removal of somebody's lost second factors, and asks for the reason. */
import { type AdminUser, resetSecondFactor } from '#contract/people.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { UserTexts } from './texts.en.ts';
import { USER_LISTS } from './user-lists.ts';

const MAX_LENGTH = 500;

type ResetFactorDialogProps = { person: AdminUser; name: string; open: boolean; onClose(): void };

export function ResetFactorDialog({ person, name, open, onClose }: ResetFactorDialogProps) {
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
