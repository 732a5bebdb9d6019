import { fillPath, withQuery } from '#contract/address.ts';
import { CallFailure, type Call } from '#contract/page.tsx';

type Answer = { data: never; errors?: { text: string }[]; hasErrors?: boolean };

/** The browser's way to the API. */
export const callOverHttp: Call = async (endpoint, input) => {
  const given = typeof input === 'object' && input !== null ? { ...input } : {};
  const isQuery = endpoint.method === 'GET';
  const { path, rest } = fillPath(endpoint.path, given);
  let response: Response;
  let answer: Answer;
  try {
    response = isQuery
      ? await fetch(withQuery(path, rest))
      : await fetch(endpoint.path, {
          method: endpoint.method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(given),
        });
    const body = await response.text();
    answer = JSON.parse(endpoint.isBare && response.ok ? `{"data":${body}}` : body);
  } catch {
    throw new CallFailure(false, []);
  }
  if (answer.hasErrors)
    throw new CallFailure(
      response.status < 500,
      (answer.errors ?? []).map(({ text }) => text),
    );
  return answer.data;
};
