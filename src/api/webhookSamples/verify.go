package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const tolerance = 300 // seconds

// At least 24 bytes of base64 are eight groups of four characters.
var validSecret = regexp.MustCompile(
	`\Awhsec_((?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\z`)

var errSecret = errors.New(
	"The webhook secret must begin with whsec_ and hold at least 24 bytes of base64")

// webhookKey returns the key that a secret holds, or errSecret if there is none.
func webhookKey(secret string) ([]byte, error) {
	match := validSecret.FindStringSubmatch(secret)
	if match == nil {
		return nil, errSecret
	}
	return base64.StdEncoding.DecodeString(match[1])
}

// verifyWebhook returns an error unless the request is genuine. The error is errSecret if
// the fault is your own. body is the raw body.
func verifyWebhook(header http.Header, body []byte, secret string, now time.Time) error {
	key, err := webhookKey(secret)
	if err != nil {
		return err
	}
	id := header.Get("webhook-id")
	timestamp := header.Get("webhook-timestamp")
	signatures := header.Get("webhook-signature")
	if id == "" || timestamp == "" || signatures == "" {
		return errors.New("A webhook header is missing")
	}
	seconds, err := strconv.ParseUint(timestamp, 10, 40)
	if age := now.Unix() - int64(seconds); err != nil || age > tolerance || age < -tolerance {
		return errors.New("The timestamp is too far from now")
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for _, signature := range strings.Split(signatures, " ") {
		if hmac.Equal([]byte(signature), expected) {
			return nil
		}
	}
	return errors.New("No signature matches")
}
