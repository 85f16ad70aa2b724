/** The owner withdraws a fine that is neither accepted nor decided. */
import { useState } from 'react';
import { type Fine, withdrawFine } from '#contract/fines.ts';
import { call } from '#web/browser/api.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import type { FineTexts } from './texts.en.ts';
import { useFineMutation } from './use-fine-mutation.ts';

export function FineWithdrawal({ fine }: { fine: Fine }) {
	const { withdraw: t } = useScreenTexts<{ fines: FineTexts }>().fines;
	const format = useFormat();
	const [asking, setAsking] = useState(false);
	const withdraw = useFineMutation({
		call: () => call(withdrawFine, { params: { id: fine.id } }),
		onClose: () => setAsking(false),
		...t,
	});
	if (!fine.allowedActions.includes('WITHDRAW')) return null;
	return (
		<div className="mt-4">
			<Button aria-haspopup="dialog" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
				{t.action}
			</Button>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={t.title}
				texts={t}
				busy={withdraw.isPending}
				onConfirm={() => withdraw.mutate()}
			>
				<p className="numbers">{t.text(format.jod(fine.amountJod))}</p>
			</ConfirmDialog>
		</div>
	);
}
