/** Parts of the open item of a review: its claim, heading, and the two decisions. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApiError } from '#web/browser/fetching.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Skeleton } from '#web/ui/states.tsx';
import type { DeskTexts } from '../texts.en.ts';

/** Opening an item claims it for the admin. Only then are its documents displayed, and the views logged. */
export type Claim<Opened> = { state: 'opening' } | { state: 'open'; opened: Opened } | { state: 'refused'; error: ApiError };

/** `open` is called once; the second value is true if another admin acted first. */
export function useClaim<Opened>(open: () => Promise<Opened>) {
	const [claim, setClaim] = useState<Claim<Opened>>({ state: 'opening' });
	const first = useRef(open);
	useEffect(() => {
		let isHere = true;
		first.current().then(
			(opened) => isHere && setClaim({ state: 'open', opened }),
			(error: ApiError) => isHere && setClaim({ state: 'refused', error }),
		);
		return () => {
			isHere = false;
		};
	}, []);
	return [claim, (error: ApiError) => setClaim({ state: 'refused', error })] as const;
}

type ClaimStateProps<Opened> = { claim: Claim<Opened>; failed: string; children(opened: Opened): ReactNode };

/** The content once the item is claimed; otherwise why it could not be. */
export function ClaimState<Opened>({ claim, failed, children }: ClaimStateProps<Opened>) {
	const errorText = useErrorText();
	if (claim.state === 'opening') return <Skeleton className="mt-5 h-96 w-full rounded-card" />;
	if (claim.state === 'open') return children(claim.opened);
	return (
		<p role="alert" className="mt-5 rounded-card bg-warning-soft p-4">
			{errorText(claim.error, failed)}
		</p>
	);
}

/** Heading of the item: its name, followed by badges. */
export function PaneHeading({ takesFocus, name, children }: { takesFocus: boolean; name: string; children?: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!takesFocus) return;
		window.scrollTo({ top: 0 });
		heading.current?.focus({ preventScroll: true });
	}, [takesFocus]);
	return (
		<h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-3 font-semibold text-xl focus:outline-none">
			<bdi>{name}</bdi>
			{children}
		</h2>
	);
}

/** Id of a document’s frame, to which a key moves the focus. */
export const frameOf = (index: number): string => `document-${index + 1}`;
const focusOn = (index: number) => () => document.getElementById(frameOf(index))?.focus();
export const documentKeys = { 1: focusOn(0), 2: focusOn(1), 3: focusOn(2) };

type RejectedBeforeProps = { rejections: ReadonlyArray<{ decidedAt: string; notes: string }> };

/** Earlier messages to the person. */
export function RejectedBefore({ rejections }: RejectedBeforeProps) {
	const { identity: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const format = useFormat();
	if (rejections.length === 0) return null;
	return (
		<section className="mt-5">
			<h3 className="font-medium text-sm">{t.before}</h3>
			<ul className="mt-1 list-disc ps-5 text-muted text-sm">
				{rejections.map(({ decidedAt, notes }) => (
					<li key={decidedAt}>
						{format.date(decidedAt)}: <bdi>{notes}</bdi>
					</li>
				))}
			</ul>
		</section>
	);
}

type DecisionBarProps = {
	approve: string;
	/** Label while it is being sent. */
	approving: string | false;
	reject: string;
	isOpen: boolean;
	onApprove(): void;
	onReject(): void;
};

/** Bar with the two decisions; always visible. */
export function DecisionBar({ approve, approving, reject, isOpen, onApprove, onReject }: DecisionBarProps) {
	return (
		<footer className="sticky bottom-0 z-10 mt-5 flex flex-wrap justify-end gap-3 rounded-t-card border border-line bg-surface p-3 max-md:bottom-14 max-md:[&>*]:flex-1">
			<Button disabled={!isOpen} aria-keyshortcuts="R" onClick={onReject}>
				{reject}
				<Key letter="R" />
			</Button>
			<Button variant="primary" busy={approving} aria-keyshortcuts="A V" onClick={onApprove}>
				{approve}
				<Key letter="A" />
			</Button>
		</footer>
	);
}

const Key = ({ letter }: { letter: string }) => (
	<kbd aria-hidden className="rounded-mark border border-current px-1.5 text-xs opacity-70 max-md:hidden">
		{letter}
	</kbd>
);
