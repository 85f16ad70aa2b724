/** The renter's answer to a fine: accept it, with the sum that it comes to, or contest it with a reason. */
import { useState } from 'react';
import { MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { acceptFine, contestFine, type Fine } from '#contract/fines.ts';
import { call } from '#web/browser/api.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import type { FineTexts } from './texts.en.ts';
import { useFineMutation } from './use-fine-mutation.ts';

export function FineAnswer({ fine }: { fine: Fine }) {
	const { fines: t } = useScreenTexts<{ fines: FineTexts }>();
	const format = useFormat();
	const [asking, setAsking] = useState<'ACCEPT' | 'CONTEST' | null>(null);
	const close = () => setAsking(null);
	const params = { id: fine.id };
	const accept = useFineMutation({ call: () => call(acceptFine, { params }), onClose: close, ...t.accept });
	const contest = useFineMutation<string>({
		call: (reason) => call(contestFine, { params, body: { reason } }),
		onClose: close,
		...t.contest,
	});
	if (!fine.allowedActions.includes('ACCEPT')) return null;
	const asks = (which: 'ACCEPT' | 'CONTEST') => ({
		wide: true,
		'aria-haspopup': 'dialog' as const,
		onPointerEnter: preloadDialog,
		onClick: () => setAsking(which),
	});
	const window = (which: 'ACCEPT' | 'CONTEST') => ({
		open: asking === which,
		onOpenChange: (open: boolean) => setAsking(open ? which : null),
	});
	return (
		<div className="mt-4">
			<p suppressHydrationWarning className="numbers text-sm">
				{t.answerBy(format.date(fine.answerBy, 'moment'))}
			</p>
			<div className="mt-3 grid gap-3 sm:grid-cols-2">
				<Button variant="primary" {...asks('ACCEPT')}>
					{t.accept.action}
				</Button>
				<Button {...asks('CONTEST')}>{t.contest.action}</Button>
			</div>
			<ConfirmDialog
				{...window('ACCEPT')}
				title={t.accept.title}
				texts={t.accept}
				busy={accept.isPending}
				onConfirm={() => accept.mutate()}
			>
				<p className="numbers">{t.accept.text(format.jod(fine.amountJod))}</p>
			</ConfirmDialog>
			<ReasonDialog
				{...window('CONTEST')}
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
