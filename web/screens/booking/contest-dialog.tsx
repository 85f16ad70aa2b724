/** Dialog to contest a no-show report or a claim. */
import type { ReactNode } from 'react';
import type { ApiError } from '#web/browser/fetching.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

type ContestTexts = Record<'title' | 'text' | 'reason' | 'reasonExample' | 'keep' | 'confirm' | 'busy', string>;

type ContestDialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	texts: ContestTexts;
	/** Maximum length accepted by the call. */
	maxLength: number;
	contest: { isPending: boolean; error: ApiError | null; mutate(reason: string): void };
	/** The content below the field, such as photos that are uploading, is not ready to be sent. */
	isBlocked?: boolean;
	/** Shown below the field. */
	children?: ReactNode;
};

export function ContestDialog({ texts: t, contest, ...rest }: ContestDialogProps) {
	return (
		<ReasonDialog
			{...rest}
			title={t.title}
			description={t.text}
			texts={{ label: t.reason, placeholder: t.reasonExample, back: t.keep, confirm: t.confirm, busy: t.busy }}
			rows={4}
			variant="primary"
			whenEmpty="wait"
			busy={contest.isPending}
			error={contest.error?.fields.reason}
			onSubmit={contest.mutate}
		/>
	);
}
