<?php
const TOLERANCE = 300; // seconds

/** The key that a secret holds. An InvalidArgumentException says it is missing or invalid. */
function webhookKey(string|false|null $secret): string
{
    // At least 24 bytes of base64 are eight groups of four characters.
    $valid = '{^whsec_((?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$}D';
    if (!preg_match($valid, (string) $secret, $match)) {
        throw new InvalidArgumentException(
            'The webhook secret must begin with whsec_ and hold at least 24 bytes of base64'
        );
    }
    return base64_decode($match[1]);
}

/** Throws an UnexpectedValueException unless the request is genuine. $body is the raw body. */
function verifyWebhook(
    array $headers,
    string $body,
    string|false|null $secret,
    ?int $now = null
): void {
    $key = webhookKey($secret);
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $signatures = $headers['webhook-signature'] ?? '';
    if ($id === '' || $timestamp === '' || $signatures === '') {
        throw new UnexpectedValueException('A webhook header is missing');
    }
    if (!ctype_digit($timestamp) || abs(($now ?? time()) - (int) $timestamp) > TOLERANCE) {
        throw new UnexpectedValueException('The timestamp is too far from now');
    }
    $digest = hash_hmac('sha256', "$id.$timestamp.$body", $key, true);
    $expected = 'v1,' . base64_encode($digest);
    foreach (explode(' ', $signatures) as $given) {
        if (hash_equals($expected, $given)) {
            return;
        }
    }
    throw new UnexpectedValueException('No signature matches');
}
