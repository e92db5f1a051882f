/**
 * What both sides of the Model Context Protocol agree on:
 * https://modelcontextprotocol.io/specification/2026-07-28, and the revisions before it.
 */
import type {JsonValue} from '../api/plain';

/** The revision in which each request says all about itself, without a handshake. */
export const CURRENT_REVISION = '2026-07-28';

/** Revisions that begin with `initialize`, the newest first. */
export const HANDSHAKE_REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

/**
 * The only one in which a request may hold several messages, and what a client speaks that does
 * not say it.
 */
export const BATCH_REVISION = '2025-03-26';
export const SUPPORTED_REVISIONS: readonly string[] = [
  CURRENT_REVISION,
  ...HANDSHAKE_REVISIONS,
];

export const ERROR_CODES = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  headerMismatch: -32020,
  unsupportedRevision: -32022,
} as const;

export type JsonObject = Readonly<Record<string, JsonValue>>;

/** A request, or without an ID a notification. */
export interface Message {
  method: string;
  id?: string | number;
  params: JsonObject;
}

/** A response in which something was wrong with the request itself. */
export class RpcError extends Error {
  override name = 'RpcError';

  constructor(
    readonly code: number,
    message: string,
    /** HTTP status for a client of the current revision. */
    readonly status = 400,
    readonly data?: JsonObject,
  ) {
    super(message);
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads one message of JSON-RPC 2.0.
 *
 * @param value as `JSON.parse` returns it
 * @throws {RpcError} for what is neither a request nor a notification
 */
export function readMessage(value: unknown): Message {
  const {jsonrpc, method, id, params = {}} = isObject(value) ? value : {};
  if (jsonrpc !== '2.0' || typeof method !== 'string') {
    throw new RpcError(
      ERROR_CODES.invalidRequest,
      'The message is not a request or a notification of JSON-RPC 2.0.',
    );
  }
  if (id !== undefined && typeof id !== 'string' && !Number.isInteger(id)) {
    throw new RpcError(
      ERROR_CODES.invalidRequest,
      'The ID of a request is a string or an integer.',
    );
  }
  if (!isObject(params)) {
    throw new RpcError(ERROR_CODES.invalidRequest, '"params" is not an object.');
  }
  return {method, params, ...(id !== undefined && {id: id as string | number})};
}
