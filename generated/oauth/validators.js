// Written by `make generate` from the contract: never edit it.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

// schemas:incoming
var authorize_parameters = validate52;
var func0 = Object.prototype.hasOwnProperty, func65 = require_ucs2length().default, schema20 = { type: "string", enum: ["code"], $id: "ResponseType" };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data !== "code" ? (validate53.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema20.enum }, message: "must be equal to one of the allowed values" }], !1) : (validate53.errors = vErrors, errors === 0);
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (data.length > 2e3 * 2 || data.length > 2e3 && func65(data) > 2e3)
        return validate55.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern3 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.client_id === void 0 || !func0.call(data, "client_id")) && (missing0 = "client_id") || (data.redirect_uri === void 0 || !func0.call(data, "redirect_uri")) && (missing0 = "redirect_uri") || (data.response_type === void 0 || !func0.call(data, "response_type")) && (missing0 = "response_type") || (data.scope === void 0 || !func0.call(data, "scope")) && (missing0 = "scope"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.client_id !== void 0 && func0.call(data, "client_id")) {
        let data0 = data.client_id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (data0.length > 510 || data0.length > 255 && func65(data0) > 255)
              return validate52.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
          } else
            return validate52.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.redirect_uri !== void 0 && func0.call(data, "redirect_uri")) {
          let data1 = data.redirect_uri, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (data1.length > 2e3 * 2 || data1.length > 2e3 && func65(data1) > 2e3)
                return validate52.errors = [{ instancePath: instancePath + "/redirect_uri", schemaPath: "#/properties/redirect_uri/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
            } else
              return validate52.errors = [{ instancePath: instancePath + "/redirect_uri", schemaPath: "#/properties/redirect_uri/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.response_type !== void 0 && func0.call(data, "response_type")) {
            let _errs5 = errors;
            validate53(data.response_type, { instancePath: instancePath + "/response_type", parentData: data, parentDataProperty: "response_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.scope !== void 0 && func0.call(data, "scope")) {
              let data3 = data.scope, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (data3.length > 1e3 * 2 || data3.length > 1e3 && func65(data3) > 1e3)
                    return validate52.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                } else
                  return validate52.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.state !== void 0 && func0.call(data, "state")) {
                let data4 = data.state, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data4 == "string") {
                    if (data4.length > 2048 * 2 || data4.length > 2048 && func65(data4) > 2048)
                      return validate52.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                  } else
                    return validate52.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.resource !== void 0 && func0.call(data, "resource")) {
                  let _errs10 = errors;
                  validate55(data.resource, { instancePath: instancePath + "/resource", parentData: data, parentDataProperty: "resource", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.code_challenge !== void 0 && func0.call(data, "code_challenge")) {
                    let data6 = data.code_challenge, _errs11 = errors;
                    if (typeof data6 == "string" && !pattern3.test(data6))
                      return validate52.errors = [{ instancePath: instancePath + "/code_challenge", schemaPath: "#/properties/code_challenge/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{43}$"' }], !1;
                    if (errors === _errs11)
                      if (typeof data6 == "string") {
                        if (data6.length > 86 || data6.length > 43 && func65(data6) > 43)
                          return validate52.errors = [{ instancePath: instancePath + "/code_challenge", schemaPath: "#/properties/code_challenge/maxLength", keyword: "maxLength", params: { limit: 43 }, message: "must NOT have more than 43 characters" }], !1;
                        if (data6.length < 86 && func65(data6) < 43)
                          return validate52.errors = [{ instancePath: instancePath + "/code_challenge", schemaPath: "#/properties/code_challenge/minLength", keyword: "minLength", params: { limit: 43 }, message: "must NOT have fewer than 43 characters" }], !1;
                      } else
                        return validate52.errors = [{ instancePath: instancePath + "/code_challenge", schemaPath: "#/properties/code_challenge/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.code_challenge_method !== void 0 && func0.call(data, "code_challenge_method")) {
                      let data7 = data.code_challenge_method, _errs14 = errors;
                      if (errors === _errs14)
                        if (typeof data7 == "string") {
                          if (data7.length > 20 || data7.length > 10 && func65(data7) > 10)
                            return validate52.errors = [{ instancePath: instancePath + "/code_challenge_method", schemaPath: "#/properties/code_challenge_method/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                        } else
                          return validate52.errors = [{ instancePath: instancePath + "/code_challenge_method", schemaPath: "#/properties/code_challenge_method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: { client_id: !0, redirect_uri: !0, response_type: !0, scope: !0, state: !0, resource: !0, code_challenge: !0, code_challenge_method: !0 }, dynamicProps: !1, dynamicItems: !1 };
var decideAuthorization_parameters = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.client_id === void 0 || !func0.call(data, "client_id")) && (missing0 = "client_id") || (data.redirect_uri === void 0 || !func0.call(data, "redirect_uri")) && (missing0 = "redirect_uri") || (data.response_type === void 0 || !func0.call(data, "response_type")) && (missing0 = "response_type") || (data.scope === void 0 || !func0.call(data, "scope")) && (missing0 = "scope"))
        return validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.client_id !== void 0 && func0.call(data, "client_id")) {
        let data0 = data.client_id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (data0.length > 510 || data0.length > 255 && func65(data0) > 255)
              return validate57.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
          } else
            return validate57.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.redirect_uri !== void 0 && func0.call(data, "redirect_uri")) {
          let data1 = data.redirect_uri, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (data1.length > 2e3 * 2 || data1.length > 2e3 && func65(data1) > 2e3)
                return validate57.errors = [{ instancePath: instancePath + "/redirect_uri", schemaPath: "#/properties/redirect_uri/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
            } else
              return validate57.errors = [{ instancePath: instancePath + "/redirect_uri", schemaPath: "#/properties/redirect_uri/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.response_type !== void 0 && func0.call(data, "response_type")) {
            let _errs5 = errors;
            validate53(data.response_type, { instancePath: instancePath + "/response_type", parentData: data, parentDataProperty: "response_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.scope !== void 0 && func0.call(data, "scope")) {
              let data3 = data.scope, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (data3.length > 1e3 * 2 || data3.length > 1e3 && func65(data3) > 1e3)
                    return validate57.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                } else
                  return validate57.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.state !== void 0 && func0.call(data, "state")) {
                let data4 = data.state, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data4 == "string") {
                    if (data4.length > 2048 * 2 || data4.length > 2048 && func65(data4) > 2048)
                      return validate57.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" }], !1;
                  } else
                    return validate57.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.resource !== void 0 && func0.call(data, "resource")) {
                  let _errs10 = errors;
                  validate55(data.resource, { instancePath: instancePath + "/resource", parentData: data, parentDataProperty: "resource", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length);
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.code_challenge !== void 0 && func0.call(data, "code_challenge")) {
                    let data6 = data.code_challenge, _errs11 = errors;
                    if (typeof data6 == "string" && !pattern3.test(data6))
                      return validate57.errors = [{ instancePath: instancePath + "/code_challenge", schemaPath: "#/properties/code_challenge/allOf/0/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{43}$"' }], !1;
                    if (errors === _errs11)
                      if (typeof data6 == "string") {
                        if (data6.length > 86 || data6.length > 43 && func65(data6) > 43)
                          return validate57.errors = [{ instancePath: instancePath + "/code_challenge", schemaPath: "#/properties/code_challenge/maxLength", keyword: "maxLength", params: { limit: 43 }, message: "must NOT have more than 43 characters" }], !1;
                        if (data6.length < 86 && func65(data6) < 43)
                          return validate57.errors = [{ instancePath: instancePath + "/code_challenge", schemaPath: "#/properties/code_challenge/minLength", keyword: "minLength", params: { limit: 43 }, message: "must NOT have fewer than 43 characters" }], !1;
                      } else
                        return validate57.errors = [{ instancePath: instancePath + "/code_challenge", schemaPath: "#/properties/code_challenge/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.code_challenge_method !== void 0 && func0.call(data, "code_challenge_method")) {
                      let data7 = data.code_challenge_method, _errs14 = errors;
                      if (errors === _errs14)
                        if (typeof data7 == "string") {
                          if (data7.length > 20 || data7.length > 10 && func65(data7) > 10)
                            return validate57.errors = [{ instancePath: instancePath + "/code_challenge_method", schemaPath: "#/properties/code_challenge_method/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" }], !1;
                        } else
                          return validate57.errors = [{ instancePath: instancePath + "/code_challenge_method", schemaPath: "#/properties/code_challenge_method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: { client_id: !0, redirect_uri: !0, response_type: !0, scope: !0, state: !0, resource: !0, code_challenge: !0, code_challenge_method: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ConsentChoice = validate60;
var schema24 = { type: "string", enum: ["allow", "cancel"], $id: "ConsentDecision" };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "allow" || data === "cancel" ? (validate61.errors = vErrors, errors === 0) : (validate61.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema24.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate61.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.csrf === void 0 || !func0.call(data, "csrf")) && (missing0 = "csrf") || (data.decision === void 0 || !func0.call(data, "decision")) && (missing0 = "decision"))
        return validate60.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.csrf !== void 0 && func0.call(data, "csrf")) {
        let data0 = data.csrf, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (data0.length > 510 || data0.length > 255 && func65(data0) > 255)
              return validate60.errors = [{ instancePath: instancePath + "/csrf", schemaPath: "#/properties/csrf/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
          } else
            return validate60.errors = [{ instancePath: instancePath + "/csrf", schemaPath: "#/properties/csrf/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.decision !== void 0 && func0.call(data, "decision")) {
          let _errs3 = errors;
          validate61(data.decision, { instancePath: instancePath + "/decision", parentData: data, parentDataProperty: "decision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: { csrf: !0, decision: !0 }, dynamicProps: !1, dynamicItems: !1 };
var TokenExchange = validate63;
var schema26 = { type: "string", enum: ["authorization_code", "refresh_token"], $id: "GrantType" };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "authorization_code" || data === "refresh_token" ? (validate64.errors = vErrors, errors === 0) : (validate64.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema26.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.grant_type === void 0 || !func0.call(data, "grant_type")) && (missing0 = "grant_type"))
        return validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.grant_type !== void 0 && func0.call(data, "grant_type")) {
        let _errs1 = errors;
        validate64(data.grant_type, { instancePath: instancePath + "/grant_type", parentData: data, parentDataProperty: "grant_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.client_id !== void 0 && func0.call(data, "client_id")) {
          let data1 = data.client_id, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data1 == "string") {
              if (data1.length > 510 || data1.length > 255 && func65(data1) > 255)
                return validate63.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            } else
              return validate63.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.client_secret !== void 0 && func0.call(data, "client_secret")) {
            let data2 = data.client_secret, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data2 == "string") {
                if (data2.length > 510 || data2.length > 255 && func65(data2) > 255)
                  return validate63.errors = [{ instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              } else
                return validate63.errors = [{ instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.code !== void 0 && func0.call(data, "code")) {
              let data3 = data.code, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (data3.length > 510 || data3.length > 255 && func65(data3) > 255)
                    return validate63.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate63.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.redirect_uri !== void 0 && func0.call(data, "redirect_uri")) {
                let data4 = data.redirect_uri, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data4 == "string") {
                    if (data4.length > 2e3 * 2 || data4.length > 2e3 && func65(data4) > 2e3)
                      return validate63.errors = [{ instancePath: instancePath + "/redirect_uri", schemaPath: "#/properties/redirect_uri/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                  } else
                    return validate63.errors = [{ instancePath: instancePath + "/redirect_uri", schemaPath: "#/properties/redirect_uri/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.code_verifier !== void 0 && func0.call(data, "code_verifier")) {
                  let data5 = data.code_verifier, _errs10 = errors;
                  if (errors === _errs10)
                    if (typeof data5 == "string") {
                      if (data5.length > 256 || data5.length > 128 && func65(data5) > 128)
                        return validate63.errors = [{ instancePath: instancePath + "/code_verifier", schemaPath: "#/properties/code_verifier/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }], !1;
                    } else
                      return validate63.errors = [{ instancePath: instancePath + "/code_verifier", schemaPath: "#/properties/code_verifier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.refresh_token !== void 0 && func0.call(data, "refresh_token")) {
                    let data6 = data.refresh_token, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data6 == "string") {
                        if (data6.length > 510 || data6.length > 255 && func65(data6) > 255)
                          return validate63.errors = [{ instancePath: instancePath + "/refresh_token", schemaPath: "#/properties/refresh_token/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      } else
                        return validate63.errors = [{ instancePath: instancePath + "/refresh_token", schemaPath: "#/properties/refresh_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.scope !== void 0 && func0.call(data, "scope")) {
                      let data7 = data.scope, _errs14 = errors;
                      if (errors === _errs14)
                        if (typeof data7 == "string") {
                          if (data7.length > 1e3 * 2 || data7.length > 1e3 && func65(data7) > 1e3)
                            return validate63.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                        } else
                          return validate63.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: { grant_type: !0, client_id: !0, client_secret: !0, code: !0, redirect_uri: !0, code_verifier: !0, refresh_token: !0, scope: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ClientRegistration = validate66;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.redirect_uris === void 0 || !func0.call(data, "redirect_uris")) && (missing0 = "redirect_uris"))
        return validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.redirect_uris !== void 0 && func0.call(data, "redirect_uris")) {
        let data0 = data.redirect_uris, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            if (data0.length > 10)
              return validate66.errors = [{ instancePath: instancePath + "/redirect_uris", schemaPath: "#/properties/redirect_uris/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" }], !1;
            if (data0.length < 1)
              return validate66.errors = [{ instancePath: instancePath + "/redirect_uris", schemaPath: "#/properties/redirect_uris/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
            {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0], _errs3 = errors;
                if (errors === _errs3)
                  if (typeof data1 == "string") {
                    if (data1.length > 2e3 * 2 || data1.length > 2e3 && func65(data1) > 2e3)
                      return validate66.errors = [{ instancePath: instancePath + "/redirect_uris/" + i0, schemaPath: "#/properties/redirect_uris/items/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                  } else
                    return validate66.errors = [{ instancePath: instancePath + "/redirect_uris/" + i0, schemaPath: "#/properties/redirect_uris/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid1 = _errs3 === errors;
                if (!valid1)
                  break;
              }
            }
          } else
            return validate66.errors = [{ instancePath: instancePath + "/redirect_uris", schemaPath: "#/properties/redirect_uris/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.client_name !== void 0 && func0.call(data, "client_name")) {
          let data2 = data.client_name, _errs5 = errors;
          if (errors === _errs5)
            if (typeof data2 == "string") {
              if (data2.length > 510 || data2.length > 255 && func65(data2) > 255)
                return validate66.errors = [{ instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            } else
              return validate66.errors = [{ instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs5 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.token_endpoint_auth_method !== void 0 && func0.call(data, "token_endpoint_auth_method")) {
            let data3 = data.token_endpoint_auth_method, _errs7 = errors;
            if (errors === _errs7)
              if (typeof data3 == "string") {
                if (data3.length > 510 || data3.length > 255 && func65(data3) > 255)
                  return validate66.errors = [{ instancePath: instancePath + "/token_endpoint_auth_method", schemaPath: "#/properties/token_endpoint_auth_method/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              } else
                return validate66.errors = [{ instancePath: instancePath + "/token_endpoint_auth_method", schemaPath: "#/properties/token_endpoint_auth_method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs7 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: { redirect_uris: !0, client_name: !0, token_endpoint_auth_method: !0 }, dynamicProps: !1, dynamicItems: !1 };
var TokenRevocation = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.token !== void 0 && func0.call(data, "token")) {
        let data0 = data.token, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (data0.length > 510 || data0.length > 255 && func65(data0) > 255)
              return validate67.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
          } else
            return validate67.errors = [{ instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.refresh_token !== void 0 && func0.call(data, "refresh_token")) {
          let data1 = data.refresh_token, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (data1.length > 510 || data1.length > 255 && func65(data1) > 255)
                return validate67.errors = [{ instancePath: instancePath + "/refresh_token", schemaPath: "#/properties/refresh_token/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            } else
              return validate67.errors = [{ instancePath: instancePath + "/refresh_token", schemaPath: "#/properties/refresh_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.token_type_hint !== void 0 && func0.call(data, "token_type_hint")) {
            let data2 = data.token_type_hint, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (data2.length > 510 || data2.length > 255 && func65(data2) > 255)
                  return validate67.errors = [{ instancePath: instancePath + "/token_type_hint", schemaPath: "#/properties/token_type_hint/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              } else
                return validate67.errors = [{ instancePath: instancePath + "/token_type_hint", schemaPath: "#/properties/token_type_hint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.client_id !== void 0 && func0.call(data, "client_id")) {
              let data3 = data.client_id, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data3 == "string") {
                  if (data3.length > 510 || data3.length > 255 && func65(data3) > 255)
                    return validate67.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate67.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.client_secret !== void 0 && func0.call(data, "client_secret")) {
                let data4 = data.client_secret, _errs9 = errors;
                if (errors === _errs9)
                  if (typeof data4 == "string") {
                    if (data4.length > 510 || data4.length > 255 && func65(data4) > 255)
                      return validate67.errors = [{ instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate67.errors = [{ instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { props: { token: !0, refresh_token: !0, token_type_hint: !0, client_id: !0, client_secret: !0 }, dynamicProps: !1, dynamicItems: !1 };

// schemas:outgoing
var HtmlPage = validate522;
var func1 = require_ucs2length().default;
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (typeof data == "string") {
      if (data.length > 1e5 * 2 || data.length > 1e5 && func1(data) > 1e5)
        return validate522.errors = [{ instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" }], !1;
    } else
      return validate522.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var TokenGrant = validate532;
var schema21 = { type: "string", enum: ["bearer"], $id: "TokenType" };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data !== "bearer" ? (validate54.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema21.enum }, message: "must be equal to one of the allowed values" }], !1) : (validate54.errors = vErrors, errors === 0);
}
validate54.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats0 = require_formats().fastFormats.int32, formats2 = require_formats().fastFormats.int64;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.access_token === void 0 && (missing0 = "access_token") || data.token_type === void 0 && (missing0 = "token_type") || data.expires_in === void 0 && (missing0 = "expires_in") || data.refresh_token === void 0 && (missing0 = "refresh_token") || data.scope === void 0 && (missing0 = "scope") || data.created_at === void 0 && (missing0 = "created_at"))
        return validate532.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "access_token" || key0 === "token_type" || key0 === "expires_in" || key0 === "refresh_token" || key0 === "scope" || key0 === "created_at")) {
            return validate532.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.access_token !== void 0) {
            let data0 = data.access_token, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 510 || data0.length > 255 && func1(data0) > 255)
                  return validate532.errors = [{ instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              } else
                return validate532.errors = [{ instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.token_type !== void 0) {
              let _errs4 = errors;
              validate54(data.token_type, { instancePath: instancePath + "/token_type", parentData: data, parentDataProperty: "token_type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.expires_in !== void 0) {
                let data2 = data.expires_in, _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate532.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 7200 || isNaN(data2))
                    return validate532.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/maximum", keyword: "maximum", params: { comparison: "<=", limit: 7200 }, message: "must be <= 7200" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate532.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats0.validate(data2))
                    return validate532.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.refresh_token !== void 0) {
                  let data3 = data.refresh_token, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (data3.length > 510 || data3.length > 255 && func1(data3) > 255)
                        return validate532.errors = [{ instancePath: instancePath + "/refresh_token", schemaPath: "#/properties/refresh_token/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                    } else
                      return validate532.errors = [{ instancePath: instancePath + "/refresh_token", schemaPath: "#/properties/refresh_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.scope !== void 0) {
                    let data4 = data.scope, _errs9 = errors;
                    if (errors === _errs9)
                      if (typeof data4 == "string") {
                        if (data4.length > 1e3 * 2 || data4.length > 1e3 && func1(data4) > 1e3)
                          return validate532.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                      } else
                        return validate532.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.created_at !== void 0) {
                      let data5 = data.created_at, _errs11 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate532.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs11 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 99999999999 || isNaN(data5))
                          return validate532.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999 }, message: "must be <= 99999999999" }], !1;
                        if (data5 < 0 || isNaN(data5))
                          return validate532.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats2.validate(data5))
                          return validate532.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                      }
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate532.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var OAuthErrorBody = validate56;
var schema23 = { type: "string", enum: ["invalid_request", "invalid_client", "invalid_grant", "unsupported_grant_type", "invalid_scope", "invalid_token", "invalid_redirect_uri", "invalid_client_metadata", "temporarily_unavailable", "server_error"], $id: "ErrorCode" };
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate572.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate572.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "invalid_request" || data === "invalid_client" || data === "invalid_grant" || data === "unsupported_grant_type" || data === "invalid_scope" || data === "invalid_token" || data === "invalid_redirect_uri" || data === "invalid_client_metadata" || data === "temporarily_unavailable" || data === "server_error" ? (validate572.errors = vErrors, errors === 0) : (validate572.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate572.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error") || data.error_description === void 0 && (missing0 = "error_description"))
        return validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "error" || key0 === "error_description")) {
            return validate56.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.error !== void 0) {
            let _errs2 = errors;
            validate572(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.error_description !== void 0) {
              let data1 = data.error_description, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "string") {
                  if (data1.length > 1e3 * 2 || data1.length > 1e3 && func1(data1) > 1e3)
                    return validate56.errors = [{ instancePath: instancePath + "/error_description", schemaPath: "#/properties/error_description/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" }], !1;
                } else
                  return validate56.errors = [{ instancePath: instancePath + "/error_description", schemaPath: "#/properties/error_description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var ServerMetadata = validate59, schema242 = { type: "object", required: ["issuer", "authorization_endpoint", "token_endpoint", "revocation_endpoint", "response_types_supported", "response_modes_supported", "grant_types_supported", "scopes_supported", "code_challenge_methods_supported", "token_endpoint_auth_methods_supported", "revocation_endpoint_auth_methods_supported", "authorization_response_iss_parameter_supported", "service_documentation"], properties: { issuer: { type: "string", maxLength: 2e3 }, authorization_endpoint: { type: "string", maxLength: 2e3 }, token_endpoint: { type: "string", maxLength: 2e3 }, revocation_endpoint: { type: "string", maxLength: 2e3 }, registration_endpoint: { type: "string", maxLength: 2e3 }, response_types_supported: { $ref: "NameList" }, response_modes_supported: { $ref: "NameList" }, grant_types_supported: { $ref: "NameList" }, scopes_supported: { $ref: "NameList" }, code_challenge_methods_supported: { $ref: "NameList" }, token_endpoint_auth_methods_supported: { $ref: "NameList" }, revocation_endpoint_auth_methods_supported: { $ref: "NameList" }, authorization_response_iss_parameter_supported: { type: "boolean" }, service_documentation: { type: "string", maxLength: 2e3 } }, additionalProperties: !1, $id: "ServerMetadata" }, func6 = Object.prototype.hasOwnProperty;
function validate602(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate602.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 100)
        return validate602.errors = [{ instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0], _errs1 = errors;
          if (errors === _errs1)
            if (typeof data0 == "string") {
              if (data0.length > 200 || data0.length > 100 && func1(data0) > 100)
                return validate602.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
            } else
              return validate602.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate602.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return validate602.errors = vErrors, errors === 0;
}
validate602.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.issuer === void 0 && (missing0 = "issuer") || data.authorization_endpoint === void 0 && (missing0 = "authorization_endpoint") || data.token_endpoint === void 0 && (missing0 = "token_endpoint") || data.revocation_endpoint === void 0 && (missing0 = "revocation_endpoint") || data.response_types_supported === void 0 && (missing0 = "response_types_supported") || data.response_modes_supported === void 0 && (missing0 = "response_modes_supported") || data.grant_types_supported === void 0 && (missing0 = "grant_types_supported") || data.scopes_supported === void 0 && (missing0 = "scopes_supported") || data.code_challenge_methods_supported === void 0 && (missing0 = "code_challenge_methods_supported") || data.token_endpoint_auth_methods_supported === void 0 && (missing0 = "token_endpoint_auth_methods_supported") || data.revocation_endpoint_auth_methods_supported === void 0 && (missing0 = "revocation_endpoint_auth_methods_supported") || data.authorization_response_iss_parameter_supported === void 0 && (missing0 = "authorization_response_iss_parameter_supported") || data.service_documentation === void 0 && (missing0 = "service_documentation"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema242.properties, key0)) {
            return validate59.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.issuer !== void 0) {
            let data0 = data.issuer, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 2e3 * 2 || data0.length > 2e3 && func1(data0) > 2e3)
                  return validate59.errors = [{ instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
              } else
                return validate59.errors = [{ instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.authorization_endpoint !== void 0) {
              let data1 = data.authorization_endpoint, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 2e3 * 2 || data1.length > 2e3 && func1(data1) > 2e3)
                    return validate59.errors = [{ instancePath: instancePath + "/authorization_endpoint", schemaPath: "#/properties/authorization_endpoint/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                } else
                  return validate59.errors = [{ instancePath: instancePath + "/authorization_endpoint", schemaPath: "#/properties/authorization_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.token_endpoint !== void 0) {
                let data2 = data.token_endpoint, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 2e3 * 2 || data2.length > 2e3 && func1(data2) > 2e3)
                      return validate59.errors = [{ instancePath: instancePath + "/token_endpoint", schemaPath: "#/properties/token_endpoint/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                  } else
                    return validate59.errors = [{ instancePath: instancePath + "/token_endpoint", schemaPath: "#/properties/token_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.revocation_endpoint !== void 0) {
                  let data3 = data.revocation_endpoint, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "string") {
                      if (data3.length > 2e3 * 2 || data3.length > 2e3 && func1(data3) > 2e3)
                        return validate59.errors = [{ instancePath: instancePath + "/revocation_endpoint", schemaPath: "#/properties/revocation_endpoint/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                    } else
                      return validate59.errors = [{ instancePath: instancePath + "/revocation_endpoint", schemaPath: "#/properties/revocation_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.registration_endpoint !== void 0) {
                    let data4 = data.registration_endpoint, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "string") {
                        if (data4.length > 2e3 * 2 || data4.length > 2e3 && func1(data4) > 2e3)
                          return validate59.errors = [{ instancePath: instancePath + "/registration_endpoint", schemaPath: "#/properties/registration_endpoint/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                      } else
                        return validate59.errors = [{ instancePath: instancePath + "/registration_endpoint", schemaPath: "#/properties/registration_endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.response_types_supported !== void 0) {
                      let _errs12 = errors;
                      validate602(data.response_types_supported, { instancePath: instancePath + "/response_types_supported", parentData: data, parentDataProperty: "response_types_supported", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.response_modes_supported !== void 0) {
                        let _errs13 = errors;
                        validate602(data.response_modes_supported, { instancePath: instancePath + "/response_modes_supported", parentData: data, parentDataProperty: "response_modes_supported", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.grant_types_supported !== void 0) {
                          let _errs14 = errors;
                          validate602(data.grant_types_supported, { instancePath: instancePath + "/grant_types_supported", parentData: data, parentDataProperty: "grant_types_supported", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.scopes_supported !== void 0) {
                            let _errs15 = errors;
                            validate602(data.scopes_supported, { instancePath: instancePath + "/scopes_supported", parentData: data, parentDataProperty: "scopes_supported", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                            var valid0 = _errs15 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.code_challenge_methods_supported !== void 0) {
                              let _errs16 = errors;
                              validate602(data.code_challenge_methods_supported, { instancePath: instancePath + "/code_challenge_methods_supported", parentData: data, parentDataProperty: "code_challenge_methods_supported", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                              var valid0 = _errs16 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.token_endpoint_auth_methods_supported !== void 0) {
                                let _errs17 = errors;
                                validate602(data.token_endpoint_auth_methods_supported, { instancePath: instancePath + "/token_endpoint_auth_methods_supported", parentData: data, parentDataProperty: "token_endpoint_auth_methods_supported", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                                var valid0 = _errs17 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.revocation_endpoint_auth_methods_supported !== void 0) {
                                  let _errs18 = errors;
                                  validate602(data.revocation_endpoint_auth_methods_supported, { instancePath: instancePath + "/revocation_endpoint_auth_methods_supported", parentData: data, parentDataProperty: "revocation_endpoint_auth_methods_supported", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                                  var valid0 = _errs18 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.authorization_response_iss_parameter_supported !== void 0) {
                                    let _errs19 = errors;
                                    if (typeof data.authorization_response_iss_parameter_supported != "boolean")
                                      return validate59.errors = [{ instancePath: instancePath + "/authorization_response_iss_parameter_supported", schemaPath: "#/properties/authorization_response_iss_parameter_supported/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                    var valid0 = _errs19 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0)
                                    if (data.service_documentation !== void 0) {
                                      let data13 = data.service_documentation, _errs21 = errors;
                                      if (errors === _errs21)
                                        if (typeof data13 == "string") {
                                          if (data13.length > 2e3 * 2 || data13.length > 2e3 && func1(data13) > 2e3)
                                            return validate59.errors = [{ instancePath: instancePath + "/service_documentation", schemaPath: "#/properties/service_documentation/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                                        } else
                                          return validate59.errors = [{ instancePath: instancePath + "/service_documentation", schemaPath: "#/properties/service_documentation/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var valid0 = _errs21 === errors;
                                    } else
                                      var valid0 = !0;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var ResourceMetadata = validate68;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.resource === void 0 && (missing0 = "resource") || data.resource_name === void 0 && (missing0 = "resource_name") || data.authorization_servers === void 0 && (missing0 = "authorization_servers") || data.scopes_supported === void 0 && (missing0 = "scopes_supported") || data.bearer_methods_supported === void 0 && (missing0 = "bearer_methods_supported") || data.resource_documentation === void 0 && (missing0 = "resource_documentation"))
        return validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "resource" || key0 === "resource_name" || key0 === "authorization_servers" || key0 === "scopes_supported" || key0 === "bearer_methods_supported" || key0 === "resource_documentation")) {
            return validate68.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.resource !== void 0) {
            let data0 = data.resource, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 2e3 * 2 || data0.length > 2e3 && func1(data0) > 2e3)
                  return validate68.errors = [{ instancePath: instancePath + "/resource", schemaPath: "#/properties/resource/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
              } else
                return validate68.errors = [{ instancePath: instancePath + "/resource", schemaPath: "#/properties/resource/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.resource_name !== void 0) {
              let data1 = data.resource_name, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "string") {
                  if (data1.length > 510 || data1.length > 255 && func1(data1) > 255)
                    return validate68.errors = [{ instancePath: instancePath + "/resource_name", schemaPath: "#/properties/resource_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                } else
                  return validate68.errors = [{ instancePath: instancePath + "/resource_name", schemaPath: "#/properties/resource_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.authorization_servers !== void 0) {
                let data2 = data.authorization_servers, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    if (data2.length > 1)
                      return validate68.errors = [{ instancePath: instancePath + "/authorization_servers", schemaPath: "#/properties/authorization_servers/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs8 = errors;
                        if (errors === _errs8)
                          if (typeof data3 == "string") {
                            if (data3.length > 2e3 * 2 || data3.length > 2e3 && func1(data3) > 2e3)
                              return validate68.errors = [{ instancePath: instancePath + "/authorization_servers/" + i0, schemaPath: "#/properties/authorization_servers/items/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                          } else
                            return validate68.errors = [{ instancePath: instancePath + "/authorization_servers/" + i0, schemaPath: "#/properties/authorization_servers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate68.errors = [{ instancePath: instancePath + "/authorization_servers", schemaPath: "#/properties/authorization_servers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.scopes_supported !== void 0) {
                  let _errs10 = errors;
                  validate602(data.scopes_supported, { instancePath: instancePath + "/scopes_supported", parentData: data, parentDataProperty: "scopes_supported", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.bearer_methods_supported !== void 0) {
                    let _errs11 = errors;
                    validate602(data.bearer_methods_supported, { instancePath: instancePath + "/bearer_methods_supported", parentData: data, parentDataProperty: "bearer_methods_supported", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.resource_documentation !== void 0) {
                      let data6 = data.resource_documentation, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data6 == "string") {
                          if (data6.length > 2e3 * 2 || data6.length > 2e3 && func1(data6) > 2e3)
                            return validate68.errors = [{ instancePath: instancePath + "/resource_documentation", schemaPath: "#/properties/resource_documentation/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                        } else
                          return validate68.errors = [{ instancePath: instancePath + "/resource_documentation", schemaPath: "#/properties/resource_documentation/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var RegisteredClient = validate71;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.client_id === void 0 && (missing0 = "client_id") || data.client_id_issued_at === void 0 && (missing0 = "client_id_issued_at") || data.client_name === void 0 && (missing0 = "client_name") || data.redirect_uris === void 0 && (missing0 = "redirect_uris") || data.token_endpoint_auth_method === void 0 && (missing0 = "token_endpoint_auth_method") || data.grant_types === void 0 && (missing0 = "grant_types") || data.response_types === void 0 && (missing0 = "response_types"))
        return validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "client_id" || key0 === "client_id_issued_at" || key0 === "client_name" || key0 === "redirect_uris" || key0 === "token_endpoint_auth_method" || key0 === "grant_types" || key0 === "response_types")) {
            return validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.client_id !== void 0) {
            let data0 = data.client_id, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 510 || data0.length > 255 && func1(data0) > 255)
                  return validate71.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              } else
                return validate71.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.client_id_issued_at !== void 0) {
              let data1 = data.client_id_issued_at, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate71.errors = [{ instancePath: instancePath + "/client_id_issued_at", schemaPath: "#/properties/client_id_issued_at/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 99999999999 || isNaN(data1))
                  return validate71.errors = [{ instancePath: instancePath + "/client_id_issued_at", schemaPath: "#/properties/client_id_issued_at/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999 }, message: "must be <= 99999999999" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate71.errors = [{ instancePath: instancePath + "/client_id_issued_at", schemaPath: "#/properties/client_id_issued_at/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats2.validate(data1))
                  return validate71.errors = [{ instancePath: instancePath + "/client_id_issued_at", schemaPath: "#/properties/client_id_issued_at/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.client_name !== void 0) {
                let data2 = data.client_name, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "string") {
                    if (data2.length > 510 || data2.length > 255 && func1(data2) > 255)
                      return validate71.errors = [{ instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  } else
                    return validate71.errors = [{ instancePath: instancePath + "/client_name", schemaPath: "#/properties/client_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.redirect_uris !== void 0) {
                  let data3 = data.redirect_uris, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      if (data3.length > 10)
                        return validate71.errors = [{ instancePath: instancePath + "/redirect_uris", schemaPath: "#/properties/redirect_uris/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data4 = data3[i0], _errs10 = errors;
                          if (errors === _errs10)
                            if (typeof data4 == "string") {
                              if (data4.length > 2e3 * 2 || data4.length > 2e3 && func1(data4) > 2e3)
                                return validate71.errors = [{ instancePath: instancePath + "/redirect_uris/" + i0, schemaPath: "#/properties/redirect_uris/items/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" }], !1;
                            } else
                              return validate71.errors = [{ instancePath: instancePath + "/redirect_uris/" + i0, schemaPath: "#/properties/redirect_uris/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid1 = _errs10 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate71.errors = [{ instancePath: instancePath + "/redirect_uris", schemaPath: "#/properties/redirect_uris/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.token_endpoint_auth_method !== void 0) {
                    let data5 = data.token_endpoint_auth_method, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data5 == "string") {
                        if (data5.length > 510 || data5.length > 255 && func1(data5) > 255)
                          return validate71.errors = [{ instancePath: instancePath + "/token_endpoint_auth_method", schemaPath: "#/properties/token_endpoint_auth_method/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      } else
                        return validate71.errors = [{ instancePath: instancePath + "/token_endpoint_auth_method", schemaPath: "#/properties/token_endpoint_auth_method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.grant_types !== void 0) {
                      let _errs14 = errors;
                      validate602(data.grant_types, { instancePath: instancePath + "/grant_types", parentData: data, parentDataProperty: "grant_types", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.response_types !== void 0) {
                        let _errs15 = errors;
                        validate602(data.response_types, { instancePath: instancePath + "/response_types", parentData: data, parentDataProperty: "response_types", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var RevocationDone = validate74;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (Object.keys(data).length > 0)
        return validate74.errors = [{ instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 0 }, message: "must NOT have more than 0 properties" }], !1;
    } else
      return validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var validators = {
  authorize_parameters,
  decideAuthorization_parameters,
  decideAuthorization_body: ConsentChoice,
  exchangeToken_body: TokenExchange,
  registerClient_body: ClientRegistration,
  revokeToken_body: TokenRevocation,
  authorize_200: HtmlPage,
  authorize_400: HtmlPage,
  authorize_403: HtmlPage,
  authorize_429: HtmlPage,
  authorize_500: HtmlPage,
  authorize_503: HtmlPage,
  decideAuthorization_400: HtmlPage,
  decideAuthorization_403: HtmlPage,
  decideAuthorization_413: HtmlPage,
  decideAuthorization_429: HtmlPage,
  decideAuthorization_500: HtmlPage,
  decideAuthorization_503: HtmlPage,
  exchangeToken_200: TokenGrant,
  exchangeToken_400: OAuthErrorBody,
  exchangeToken_401: OAuthErrorBody,
  exchangeToken_413: OAuthErrorBody,
  exchangeToken_415: OAuthErrorBody,
  exchangeToken_429: OAuthErrorBody,
  exchangeToken_500: OAuthErrorBody,
  exchangeToken_503: OAuthErrorBody,
  getAuthorizationServerMetadata_200: ServerMetadata,
  getAuthorizationServerMetadata_429: OAuthErrorBody,
  getAuthorizationServerMetadata_500: OAuthErrorBody,
  getProtectedResourceMetadata_200: ResourceMetadata,
  getProtectedResourceMetadata_429: OAuthErrorBody,
  getProtectedResourceMetadata_500: OAuthErrorBody,
  registerClient_201: RegisteredClient,
  registerClient_400: OAuthErrorBody,
  registerClient_404: OAuthErrorBody,
  registerClient_413: OAuthErrorBody,
  registerClient_415: OAuthErrorBody,
  registerClient_429: OAuthErrorBody,
  registerClient_500: OAuthErrorBody,
  registerClient_503: OAuthErrorBody,
  revokeToken_200: RevocationDone,
  revokeToken_400: OAuthErrorBody,
  revokeToken_401: OAuthErrorBody,
  revokeToken_413: OAuthErrorBody,
  revokeToken_415: OAuthErrorBody,
  revokeToken_429: OAuthErrorBody,
  revokeToken_500: OAuthErrorBody,
  revokeToken_503: OAuthErrorBody
};
export {
  validators
};
