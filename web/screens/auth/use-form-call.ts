/** Submits a form as a call: values stay in the form, the server validates them, and the first invalid field gets the focus. */
import { type FormEvent, useRef } from 'react';
import { type ApiError, isRefusal } from '#web/browser/fetching.ts';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { returnAddress, withReturnTo } from './return-address.ts';

/** Text of a form field; empty if there is none. */
export const fieldOf = (form: FormData, name: string): string => {
	const value = form.get(name);
	return typeof value === 'string' ? value : '';
};

type FormCall = {
	form: {
		ref: React.RefObject<HTMLFormElement | null>;
		onSubmit(event: FormEvent<HTMLFormElement>): void;
		/** If the form is submitted before hydration, typed values must not appear in the address. */
		method: 'post';
		noValidate: true;
	};
	/** A sentence for each invalid field. */
	wrong: Readonly<Record<string, string>>;
	error: ApiError | null;
	/** From submission until the response, and after a success until the page is left. */
	busy: boolean;
};

const isSecondFactorNeeded = (error: unknown): boolean => isRefusal(error, 'SECOND_FACTOR_NEEDED');

/** Goes on to the second step of signing in; by default it returns to where the page's address says. */
export function leadToSecondFactor(returnTo = returnAddress(new URLSearchParams(location.search))): void {
	location.assign(withReturnTo(returnTo, '/sign-in/second-factor'));
}

/** `returnTo`: where a sign-in that needs a second step returns to, if not to where the page's address says. */
export function useFormMutation<T>(send: (form: FormData) => Promise<T>, onDone: (answer: T) => void, returnTo?: string): FormCall {
	const ref = useRef<HTMLFormElement>(null);
	const { mutate, error, isPending, isSuccess } = useActionMutation({
		call: send,
		onDone,
		failed: null,
		onFailed: (error) => {
			if (isSecondFactorNeeded(error)) return leadToSecondFactor(returnTo);
			const { fields } = error;
			const controls = [...(ref.current?.elements ?? [])];
			const first = controls.find((control) => control instanceof HTMLInputElement && control.name in fields);
			if (first instanceof HTMLInputElement) first.focus();
		},
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		mutate(new FormData(event.currentTarget));
	};
	const isLeaving = isSecondFactorNeeded(error);
	return {
		form: { ref, onSubmit, method: 'post', noValidate: true },
		wrong: error?.fields ?? {},
		error: isLeaving ? null : error,
		busy: isPending || isSuccess || isLeaving,
	};
}
