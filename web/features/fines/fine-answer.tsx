/** The renter's answer to a fine: accept it, with its total, or contest it with a reason. */
import { MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { acceptFine, contestFine, type Fine } from '#contract/fines.ts';
import { call } from '#web/browser/api.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useDialogs } from '#web/ui/use-dialogs.ts';
import type { FineTexts } from './texts.en.ts';
import { useFineMutation } from './use-fine-mutation.ts';

export function FineAnswer({ fine }: { fine: Fine }) {
	const { fines: t } = useScreenTexts<{ fines: FineTexts }>();
	const format = useFormat();
	const dialogs = useDialogs<'ACCEPT' | 'CONTEST'>();
	const params = { id: fine.id };
	const accept = useFineMutation({ call: () => call(acceptFine, { params }), onClose: dialogs.close, ...t.accept });
	const contest = useFineMutation<string>({
		call: (reason) => call(contestFine, { params, body: { reason } }),
		onClose: dialogs.close,
		...t.contest,
	});
	if (!fine.allowedActions.includes('ACCEPT')) return null;
	return (
		<div className="mt-4">
			<p suppressHydrationWarning className="numbers text-sm">
				{t.answerBy(format.date(fine.answerBy, 'moment'))}
			</p>
			<div className="mt-3 grid gap-3 sm:grid-cols-2">
				<Button variant="primary" wide {...dialogs.opener('ACCEPT')}>
					{t.accept.action}
				</Button>
				<Button wide {...dialogs.opener('CONTEST')}>
					{t.contest.action}
				</Button>
			</div>
			<ConfirmDialog
				{...dialogs.dialog('ACCEPT')}
				title={t.accept.title}
				texts={t.accept}
				busy={accept.isPending}
				onConfirm={() => accept.mutate()}
			>
				<p className="numbers">{t.accept.text(format.jod(fine.amountJod))}</p>
			</ConfirmDialog>
			<ReasonDialog
				{...dialogs.dialog('CONTEST')}
				title={t.contest.title}
				description={t.contest.text}
				texts={{ ...t.contest, label: t.contest.reason, placeholder: t.contest.reasonExample }}
				maxLength={MAX_CLAIM_WORDS}
				rows={4}
				variant="primary"
				whenEmpty="wait"
				busy={contest.isPending}
				error={contest.error?.fields.reason}
				onSubmit={contest.mutate}
			/>
		</div>
	);
}
