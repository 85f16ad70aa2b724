/** Confirms account deletion: what prevents it, what is deleted and what stays, and reauthentication. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { type DeletionBlocker, deleteMe, getDeletionBlockers, leaveReasons } from '#contract/privacy.ts';
import { call, isRefusal } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ProfileTexts } from '../texts.en.ts';
import { ProofField } from './proof-field.tsx';

export default function LeaveDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
	const { privacy: t } = useScreenTexts<ProfileTexts>();
	const { kit } = useTexts();
	const form = useId();
	const errorText = useErrorText();
	// Blockers change over time: each opening refetches.
	const { data, error, refetch, isFetching } = useQuery({
		...queryFor(getDeletionBlockers),
		enabled: open,
		refetchOnMount: 'always',
		gcTime: 0,
	});
	const leave = useActionMutation({
		call: (body: { password?: string; code?: string }) => call(deleteMe, { body }),
		// A full navigation removes everything private from the page.
		onDone: () => location.assign('/'),
		failed: null,
	});
	const reasons = leave.error ? reasonsIn(leave.error) : (data?.reasons ?? []);
	const mayLeave = data !== undefined && reasons.length === 0;
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const name = data?.proof === 'PASSWORD' ? 'password' : 'code';
		leave.mutate(data?.proof === 'NONE' ? {} : { [name]: String(typed.get(name) ?? '') });
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => {
				if (leave.isPending) return;
				leave.reset();
				onOpenChange(next);
			}}
			title={t.removeTitle}
			footer={
				<DialogActions back={reasons.length > 0 ? kit.close : t.keep} busy={leave.isPending} onBack={() => onOpenChange(false)}>
					{mayLeave && (
						<Button type="submit" form={form} variant="danger" busy={(leave.isPending || leave.isSuccess) && t.busy}>
							{t.confirm}
						</Button>
					)}
				</DialogActions>
			}
		>
			{!data && !error && <Skeleton className="h-40 w-full" />}
			{error && !data && <ErrorState error={error} retry={() => void refetch()} busy={isFetching} />}
			{reasons.length > 0 && <Reasons reasons={reasons} />}
			{mayLeave && (
				<form id={form} method="post" onSubmit={submit} noValidate className="space-y-4">
					<p>{t.goes}</p>
					<p>{t.stays}</p>
					<p className="font-medium">{t.final}</p>
					<ProofField proof={data.proof} wrong={leave.error} />
					{leave.error && Object.keys(leave.error.fields).length === 0 && !isRefusal(leave.error, 'LEAVING_CODE_WRONG') && (
						<FieldError>{errorText(leave.error, t.failed)}</FieldError>
					)}
				</form>
			)}
		</Dialog>
	);
}

/** Blockers that appeared in the meantime. */
function reasonsIn({ detail }: ApiError): DeletionBlocker[] {
	const codes = Array.isArray(detail.reasons) ? detail.reasons : [];
	return leaveReasons.filter((reason) => codes.includes(reason));
}

function Reasons({ reasons }: { reasons: readonly DeletionBlocker[] }) {
	const { privacy: t } = useScreenTexts<ProfileTexts>();
	return (
		<div className="rounded-control bg-warning-soft p-4">
			<p className="font-semibold">{t.notYet}</p>
			<ul className="mt-2 list-disc space-y-1 ps-5">
				{reasons.map((reason) => (
					<li key={reason}>{t.reasons[reason]}</li>
				))}
			</ul>
		</div>
	);
}
