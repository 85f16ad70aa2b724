/** Error message with a retry button. */
import { clsx } from 'clsx';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { isRefusal, NO_ANSWER } from '#web/browser/fetching.ts';
import { useTexts } from '#web/i18n/context.tsx';
import { Button } from './button.tsx';
import { useErrorText } from './error-text.ts';

type ErrorStateProps = {
	/** What failed; without it the title is the error's own sentence. */
	title?: string;
	/** `h1` if it is the only content of the page. */
	titleAs?: 'p' | 'h1';
	error: unknown;
	/** Text below the title if the error has no sentence. */
	fallback?: string;
	retry?: () => void;
	busy?: boolean;
	className?: string;
};

/** Displays the failure, with a retry button. */
export function ErrorState({ title, titleAs: Title = 'p', error, fallback, retry, busy, className }: ErrorStateProps) {
	const texts = useTexts();
	const sentence = useErrorText()(error, fallback);
	const unreachable = isRefusal(error, NO_ANSWER);
	return (
		<div role="alert" className={clsx('flex flex-col items-center gap-3 px-4 py-14 text-center', className)}>
			<span className="mb-1 grid size-14 place-items-center rounded-pill bg-danger-soft text-danger [&_svg]:size-7">
				{unreachable ? <CloudOff aria-hidden /> : <TriangleAlert aria-hidden />}
			</span>
			<Title className="font-semibold text-lg">{title ?? sentence}</Title>
			{title && <p className="max-w-md text-muted">{sentence}</p>}
			{retry && (
				<Button onClick={retry} busy={busy ?? false} className="mt-3">
					{texts.states.retry}
				</Button>
			)}
		</div>
	);
}
