/** A form that is sent as a call: the browser holds what is typed, the server judges it, and the first wrong field gets the focus. */
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import type { ApiError } from '#web/browser/fetching.ts';

/** The text of a form's field; empty where it has none. */
export const fieldOf = (form: FormData, name: string): string => {
	const value = form.get(name);
	return typeof value === 'string' ? value : '';
};

type FormCall = {
	form: {
		ref: React.RefObject<HTMLFormElement | null>;
		onSubmit(event: FormEvent<HTMLFormElement>): void;
		/** Were it ever sent before its code is here, what is typed must not end up in the address. */
		method: 'post';
		noValidate: true;
	};
	/** A sentence for each field that was wrong. */
	wrong: Readonly<Record<string, string>>;
	error: ApiError | null;
	/** From the press until the answer, and after a good one until the page is left. */
	busy: boolean;
};

export function useFormMutation<T>(send: (form: FormData) => Promise<T>, onDone: (answer: T) => void): FormCall {
	const ref = useRef<HTMLFormElement>(null);
	const { mutate, error, isPending, isSuccess } = useMutation({
		mutationFn: send,
		onSuccess: onDone,
		onError: ({ fields }) => {
			const controls = [...(ref.current?.elements ?? [])];
			const first = controls.find((control) => control instanceof HTMLInputElement && control.name in fields);
			if (first instanceof HTMLInputElement) first.focus();
		},
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		mutate(new FormData(event.currentTarget));
	};
	return { form: { ref, onSubmit, method: 'post', noValidate: true }, wrong: error?.fields ?? {}, error, busy: isPending || isSuccess };
}
