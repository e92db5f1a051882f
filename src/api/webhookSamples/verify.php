<?php
const TOLERANCE = 300; // seconds

/** Throws unless the request is genuine. $body is the raw body. */
function verifyWebhook(array $headers, string $body, string $secret, ?int $now = null): void
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    $signatures = $headers['webhook-signature'] ?? '';
    if ($id === '' || $timestamp === '' || $signatures === '') {
        throw new UnexpectedValueException('A webhook header is missing');
    }
    if (!ctype_digit($timestamp) || abs(($now ?? time()) - (int) $timestamp) > TOLERANCE) {
        throw new UnexpectedValueException('The timestamp is too far from now');
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $digest = hash_hmac('sha256', "$id.$timestamp.$body", $key, true);
    $expected = 'v1,' . base64_encode($digest);
    foreach (explode(' ', $signatures) as $given) {
        if (hash_equals($expected, $given)) {
            return;
        }
    }
    throw new UnexpectedValueException('No signature matches');
}
