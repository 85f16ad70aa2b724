/** Actions of a party on a claim: accept it, contest it with a reason and photos, or withdraw it. Each is confirmed in a dialog. */
import type { ReactNode } from 'react';
import type { ApiError } from '#web/browser/fetching.ts';
import { PhotoPicker } from '#web/features/uploads/photo-picker.tsx';
import { usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Dialogs } from '#web/ui/use-dialogs.ts';
import { ContestDialog } from './contest-dialog.tsx';

export type Asking = 'ACCEPT' | 'CONTEST' | 'WITHDRAW';
export type Contest = { reason: string; photos: string[] };

type Confirmed = Record<'action' | 'title' | 'confirm' | 'busy' | 'keep', string>;
type Change<Input> = { isPending: boolean; error: ApiError | null; mutate(input: Input): void };

type CaseAnswersProps = {
	texts: { accept: Confirmed; withdraw: Confirmed; contest: ContestTexts };
	/** According to the server. */
	mayAnswer: boolean;
	mayWithdraw: boolean;
	dialogs: Dialogs<Asking>;
	accept: Change<void>;
	contest: Change<Contest>;
	withdraw: Change<void>;
	limits: { reason: number; photos: number };
	/** Explains what accepting would charge or refund. */
	ifAccepted: ReactNode;
	ifWithdrawn: ReactNode;
	/** Shown between the two answers and the withdrawal. */
	children?: ReactNode;
};

export function CaseAnswers(props: CaseAnswersProps) {
	const { texts: t, mayAnswer, mayWithdraw, dialogs, accept, withdraw, ifAccepted, ifWithdrawn, children } = props;
	return (
		<>
			{mayAnswer && (
				<section className="rounded-card bg-warning-soft p-5 md:p-6">
					{ifAccepted}
					<div className="mt-4 grid gap-3 sm:grid-cols-2">
						<Button variant="primary" size="large" wide {...dialogs.opener('ACCEPT')}>
							{t.accept.action}
						</Button>
						<Button size="large" wide {...dialogs.opener('CONTEST')}>
							{t.contest.action}
						</Button>
					</div>
				</section>
			)}
			{children}
			{mayWithdraw && (
				<Button wide className="sm:w-auto sm:justify-self-start" {...dialogs.opener('WITHDRAW')}>
					{t.withdraw.action}
				</Button>
			)}
			<ConfirmDialog
				{...dialogs.dialog('ACCEPT')}
				title={t.accept.title}
				texts={{ ...t.accept, back: t.accept.keep }}
				busy={accept.isPending}
				onConfirm={() => accept.mutate()}
			>
				{ifAccepted}
			</ConfirmDialog>
			<ConfirmDialog
				{...dialogs.dialog('WITHDRAW')}
				title={t.withdraw.title}
				texts={{ ...t.withdraw, back: t.withdraw.keep }}
				danger
				busy={withdraw.isPending}
				onConfirm={() => withdraw.mutate()}
			>
				{ifWithdrawn}
			</ConfirmDialog>
			<ContestWithPhotos {...props} />
		</>
	);
}

type ContestTexts = Parameters<typeof ContestDialog>[0]['texts'] & Record<'action' | 'photos', string>;

function ContestWithPhotos({ texts: { contest: t }, contest, dialogs, limits }: CaseAnswersProps) {
	const photos = usePhotoUploads({ most: limits.photos });
	const { isPending, error } = contest;
	return (
		<ContestDialog
			{...dialogs.dialog('CONTEST')}
			texts={t}
			maxLength={limits.reason}
			contest={{ isPending, error, mutate: (reason) => contest.mutate({ reason, photos: [...photos.paths] }) }}
			isBlocked={photos.sending}
		>
			<div>
				<p className="mb-1.5 font-medium text-sm">{t.photos}</p>
				<PhotoPicker label={t.photos} photos={photos} error={error?.fields.photos} />
			</div>
		</ContestDialog>
	);
}
